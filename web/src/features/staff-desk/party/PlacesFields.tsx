import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import { timeText } from '@cablepark/domain/time/display';
import { TimesByTrack } from '../../../booking/times/TimesByTrack.tsx';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { TrackChoice } from '../../../staff/form/TrackChoice.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import forms from '../forms.module.css';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './Group.module.css';
import { partyTexts } from './party.texts.ts';
import type { Places } from './usePlaces.ts';

/** By what places are searched. */
export function PlacesSearch({ places, isAttempted }: { places: Places; isAttempted: boolean }) {
  const t = useStaffPageTexts(partyTexts);
  const tracks = (useTracks() ?? []).filter(({ status }) => status !== 'retired');
  const isFault = places.peopleCount === null && !places.isByHand && (isAttempted || places.people !== '');
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t.people}
          inputMode="numeric"
          autoComplete="off"
          value={places.people}
          error={isFault ? t.peopleFault(partySlotsAtMost) : undefined}
          data-autofocus
          onChange={(event) => places.setPeople(event.target.value)}
        />
        <Field
          label={t.from}
          type="time"
          value={places.from}
          onChange={(event) => places.setFrom(event.target.value)}
        />
      </div>
      {tracks.length > 1 && (
        <TrackChoice legend={t.tracks} chosen={places.tracks} onChange={places.setTracks} />
      )}
    </>
  );
}

/** Which chosen slots are taken, and the next free ones instead; the others stay chosen. */
export function LostPlaces({ places }: { places: Places }) {
  const t = useStaffPageTexts(partyTexts);
  const words = useReservationWords();
  if (places.lostSlots.length === 0) return null;
  return (
    <>
      <Alert kind="warning">{t.lost(places.lostSlots.map(words.place).join('; '))}</Alert>
      {places.others.length > 0 && (
        <div className={forms.buttons}>
          {places.others.map((slot) => (
            <Button key={slot.id} onClick={() => places.takeInstead(slot)}>
              {words.place(slot)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** The chosen slots as text; a tap opens the times. */
export function ChosenPlaces({ places }: { places: Places }) {
  const t = useStaffPageTexts(partyTexts);
  const { common } = useTexts();
  const { zone } = usePark();
  const { chosenSlots, peopleCount, free, isByHand } = places;
  const ids = new Set(chosenSlots.map(({ id }) => id));
  const price = chosenSlots.reduce((sum, slot) => sum + slot.price, 0);
  const [first, last] = [chosenSlots[0], chosenSlots.at(-1)];
  const isShort = !isByHand && peopleCount !== null && chosenSlots.length < peopleCount;
  return (
    <section className={styles.chosen} aria-label={t.places}>
      <div aria-live="polite">
        {first && last && (
          <p>
            <strong>
              {t.found(
                chosenSlots.length,
                `${timeText(first.start, zone)}–${timeText(last.start.add({ minutes: last.minutes }), zone)}`,
                common.price(price),
              )}
            </strong>
          </p>
        )}
        {isShort && (
          <Alert kind="warning">
            {chosenSlots.length === 0 ? t.none : t.missing(chosenSlots.length, peopleCount)}
          </Alert>
        )}
      </div>
      {free.length > 0 && (
        <Fold title={<span>{t.change}</span>}>
          <p className={forms.note}>{places.isUpTo ? t.upToHint : t.changeHint}</p>
          <div className={forms.buttons}>
            {chosenSlots.length > 0 && (
              <Button aria-pressed={places.isUpTo} onClick={places.startUpTo}>
                {t.upTo}
              </Button>
            )}
            {isByHand && peopleCount !== null && <Button onClick={places.backToSearch}>{t.bySearch}</Button>}
          </div>
          <TimesByTrack
            slots={free}
            isChosen={({ id }) => ids.has(id)}
            onChoose={places.tap}
            note={() => null}
          />
        </Fold>
      )}
      {free.length === 0 && !isShort && <p>{t.none}</p>}
    </section>
  );
}
