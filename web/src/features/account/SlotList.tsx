import type { Slot } from '@cablepark/domain/slots/slot';
import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { closedRideOf } from '../../booking/api/closedRides.ts';
import type { PartyPlace } from '../../booking/slotUpdates.ts';
import { offerOf } from '../../booking/standby/api/standby.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { entriesOf, type SlotDay } from './ownSlots.ts';
import { PartyRow, type PartyRowProps } from './party/PartyRow.tsx';
import styles from './SlotList.module.css';
import { SlotRow, type SlotRowProps } from './SlotRow.tsx';

interface SlotListProps extends SlotRowProps, Pick<PartyRowProps, 'onCancelSome' | 'onPass'> {
  days: readonly SlotDay[];
  /** The places of slots in parties. */
  places: Readonly<Record<number, PartyPlace>>;
}

/** A rider's slots by day. Slots of a party, or consecutive ones on one track, are one row that expands. */
export function SlotList({ days, onCancelSome, onPass, ...props }: SlotListProps) {
  const { places, heldUntil, closedRides, wishes } = props;
  const waits = (slot: Slot) =>
    heldUntil(slot) !== null || !!closedRideOf(slot, closedRides) || !!offerOf(slot, wishes);
  const { language } = useLanguage();
  return (
    <ol className={styles.days}>
      {days.map(({ day, slots }) => (
        <li key={day.toString()}>
          <h3 className={styles.day}>
            <span className={styles.weekday}>{weekdayText(day, language)}</span> <span>{dateText(day)}</span>
          </h3>
          <ul className={styles.slots}>
            {entriesOf(slots, places, waits).map((entry) =>
              entry.kind === 'slot' ? (
                <SlotRow key={entry.slot.id} slot={entry.slot} {...props} />
              ) : (
                <PartyRow key={entry.key} rides={entry.rides} {...{ ...props, onCancelSome, onPass }} />
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** As tall as a day with two slots, twice. */
export function SlotListSkeleton() {
  return (
    <div className={styles.days}>
      {[1, 2].map((day) => (
        <div key={day}>
          <div className={styles.day}>
            <Skeleton width="11rem" height="1em" />
          </div>
          <div className={styles.slots}>
            {[1, 2].map((slot) => (
              <div key={slot} className={styles.slot}>
                <Skeleton width="4rem" height="2rem" />
                <span className={styles.what}>
                  <Skeleton width="5rem" height="1.4rem" />
                  <Skeleton width="7rem" height="1.2rem" />
                </span>
                <Skeleton width="6.5rem" height="3rem" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
