import { partySlotsAtMost, readNames } from '@cablepark/domain/booking/party';
import type { Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { TimesByTrack } from '../../../booking/times/TimesByTrack.tsx';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { TextField } from '../../../staff/form/TextField.tsx';
import { TrackChoice } from '../../../staff/form/TrackChoice.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { daySlots } from '../api/deskDay.ts';
import { useDesk } from '../deskContext.ts';
import forms from '../forms.module.css';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './Group.module.css';
import { GroupContact, useGroupContact } from './GroupContact.tsx';
import { partyTexts } from './party.texts.ts';
import { type Places, usePlaces } from './usePlaces.ts';

interface GroupDialogProps {
  day: Temporal.PlainDate;
  /** The slot from which staff opened it. */
  first: Slot | null;
  /** One that gets more slots; null for a new one. */
  party: { id: number; rider: Rider } | null;
  onClose: () => void;
}

/** Books several slots for one contact: a search proposes them, and a tap on a time changes the choice. */
export function GroupDialog({ day, first, party, onClose }: GroupDialogProps) {
  const t = useStaffPageTexts(partyTexts);
  const { zone } = usePark();
  const { data, error, isPending, refetch } = useQuery(daySlots(day, zone));
  return (
    <Dialog open onClose={onClose} title={party ? t.addTo(party.rider.name) : t.title} shape="sheet">
      {isPending && <Skeleton height="16rem" />}
      {error && <LoadFailure title={t.slotsFailed} error={error} onRetry={refetch} />}
      {data && <GroupForm slots={data} day={day} first={first} party={party} onClose={onClose} />}
    </Dialog>
  );
}

function GroupForm({ slots, day, first, party, onClose }: GroupDialogProps & { slots: readonly Slot[] }) {
  const t = useStaffPageTexts(partyTexts);
  const { book } = useDeskTexts();
  const { actions } = useDesk();
  const places = usePlaces(slots, day, first);
  const contact = useGroupContact();
  const [names, setNames] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const [state, setState] = useState<'open' | 'sending' | 'taken'>('open');
  const { chosenSlots } = places;
  const contactNow = party ? { rider: party.rider, party: party.id } : contact.value;
  const people = readNames(names);
  const isWhole = chosenSlots.length > 0 && (places.isByHand || chosenSlots.length === places.peopleCount);
  const tooManyNames = people.length > chosenSlots.length;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!isWhole || tooManyNames || contactNow === null || state === 'sending') return;
    setState('sending');
    const outcome = await actions.bookParty(chosenSlots, contactNow, people);
    if (outcome === 'done') onClose();
    else {
      setState(outcome === 'taken' ? 'taken' : 'open');
      places.backToSearch();
    }
  };

  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      {state === 'taken' && <Alert kind="warning">{t.taken}</Alert>}
      <Search places={places} isAttempted={isAttempted} />
      <Chosen places={places} />
      {!party && <GroupContact contact={contact} isAttempted={isAttempted} />}
      <Fold title={<span>{t.names}</span>} open={tooManyNames || undefined}>
        <TextField
          label={t.names}
          hint={t.namesHint}
          value={names}
          error={tooManyNames ? t.namesFault(people.length, chosenSlots.length) : undefined}
          onChange={(event) => setNames(event.target.value)}
        />
      </Fold>
      <div className={styles.confirm}>
        <Button type="submit" variant="primary" wide busy={state === 'sending'}>
          {chosenSlots.length === 0 ? book : t.book(chosenSlots.length)}
        </Button>
      </div>
    </form>
  );
}

function Search({ places, isAttempted }: { places: Places; isAttempted: boolean }) {
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

/** What is chosen, in words; a tap opens the times. */
function Chosen({ places }: { places: Places }) {
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
