import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import type { Hire } from '@cablepark/domain/prices/hire';
import { priceAt } from '@cablepark/domain/prices/price-list';
import { endOf, type Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { CheckField } from '../../../staff/form/CheckField.tsx';
import { SelectField } from '../../../staff/form/SelectField.tsx';
import { TrackChoice } from '../../../staff/form/TrackChoice.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { useNow } from '../../../ui/useNow.ts';
import styles from './Group.module.css';
import { partyTexts } from './party.texts.ts';
import type { TrackHire } from './useHire.ts';

/** Which tracks are hired, how long, and at which price. */
export function HireFields({ hire }: { hire: TrackHire }) {
  const t = useStaffPageTexts(partyTexts);
  const { common } = useTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  const now = useNow();
  const tracks = (useTracks() ?? []).filter(({ status }) => status !== 'retired');
  const start = hire.free[0]?.start ?? now;
  const priceText = ({ name, per, prices }: Hire) =>
    t.hirePrice(
      inLanguage(name, language),
      common.price(Math.round(priceAt(prices, start, zone) * 100)),
      per,
    );
  return (
    <>
      {tracks.length > 1 && <TrackChoice legend={t.tracks} chosen={hire.tracks} onChange={hire.setTracks} />}
      <CheckField
        label={t.wholeDay}
        checked={hire.isWholeDay}
        onChange={({ target }) => hire.setWholeDay(target.checked)}
      />
      {!hire.isWholeDay && (
        <div className={styles.pair}>
          <Field
            label={t.from}
            type="time"
            value={hire.from}
            onChange={(event) => hire.setFrom(event.target.value)}
          />
          <Field
            label={t.to}
            type="time"
            value={hire.to}
            onChange={(event) => hire.setTo(event.target.value)}
          />
        </div>
      )}
      <SelectField label={t.hire} value={hire.hire?.row} onChange={({ target }) => hire.setRow(target.value)}>
        {hire.hires.map((each) => (
          <option key={each.row} value={each.row}>
            {priceText(each)}
          </option>
        ))}
      </SelectField>
      <HiredSlots hire={hire} />
    </>
  );
}

/** The hired slots, or the slots that prevent the hire. */
function HiredSlots({ hire }: { hire: TrackHire }) {
  const t = useStaffPageTexts(partyTexts);
  const { common } = useTexts();
  const { zone } = usePark();
  const tracks = useTracks();
  const { chosenSlots, free, takenSlots } = hire;
  const [first, last] = [chosenSlots[0], chosenSlots.at(-1)];
  const nameOf = ({ start, track }: Slot) => {
    const label = hire.tracks.length > 1 ? tracks?.find(({ id }) => id === track)?.label : undefined;
    return label ? `${timeText(start, zone)} (${label})` : timeText(start, zone);
  };
  return (
    <section className={styles.chosen} aria-label={t.whole}>
      <div aria-live="polite">
        {first && last && (
          <p>
            <strong>
              {t.hired(
                chosenSlots.length,
                `${timeText(first.start, zone)}–${timeText(endOf(last), zone)}`,
                common.price(hire.price),
              )}
            </strong>
          </p>
        )}
        {takenSlots.length > 0 && !hire.isOnlyFree && (
          <Alert kind="warning">{t.hireTaken(takenSlots.map(nameOf).join(', '))}</Alert>
        )}
        {free.length === 0 && (takenSlots.length === 0 || hire.isOnlyFree) && (
          <Alert kind="warning">{t.hireNone}</Alert>
        )}
        {free.length > partySlotsAtMost && (
          <Alert kind="warning">{t.hireTooMany(free.length, partySlotsAtMost)}</Alert>
        )}
      </div>
      {(takenSlots.length > 0 || hire.isOnlyFree) && (
        <CheckField
          label={t.onlyFree}
          checked={hire.isOnlyFree}
          onChange={({ target }) => hire.setOnlyFree(target.checked)}
        />
      )}
    </section>
  );
}
