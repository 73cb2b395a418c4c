import { type HourRow, hourRows } from '@cablepark/domain/hour-rows';
import { hasEnded, type Slot } from '@cablepark/domain/slots';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './HourRows.module.css';
import { placesOf } from './places.ts';
import { SlotButton } from './SlotButton.tsx';
import type { BookingActions } from './useBooking.tsx';

interface HourRowsProps {
  slots: readonly Slot[];
  me: string | null;
  now: Temporal.Instant;
  actions: BookingActions;
  /** Whether to begin at the first hour that is not over. */
  bringOpenHour: boolean;
}

/** The hours of a day, each with its slots by minute (SPEC.md §4, "Hour rows"). */
export function HourRows({ slots, me, now, actions, bringOpenHour }: HourRowsProps) {
  const { zone } = usePark();
  const rows = useMemo(() => hourRows(slots, now, zone), [slots, now, zone]);
  const places = useMemo(() => placesOf(slots), [slots]);
  const list = useRef<HTMLOListElement>(null);
  const openRow = rows.findIndex(({ positions }) => positions.flat().some((slot) => !hasEnded(slot, now)));
  const wanted = useRef(bringOpenHour ? openRow : 0);

  // Once, when the day opens: afterwards the rider alone moves the list.
  useEffect(() => {
    if (wanted.current > 0) list.current?.children.item(wanted.current)?.scrollIntoView({ block: 'start' });
    wanted.current = 0;
  }, []);

  return (
    <ol ref={list} className={styles.rows}>
      {rows.map((row) => (
        <li key={row.key} className={styles.row}>
          <HourLabel row={row} actions={actions} />
          <ul className={styles.positions} style={{ '--columns': columnsOf(row) }}>
            {row.positions.map((sharing, index) => (
              // A position is nothing but its place in the hour.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={styles.position}>
                {sharing.map((slot) => (
                  <SlotButton
                    key={slot.id}
                    slot={slot}
                    place={places.get(slot.id)}
                    me={me}
                    now={now}
                    pending={actions.pending.has(slot.id)}
                    onBook={(wanted) => void actions.book(wanted)}
                    onCancel={(held) => void actions.cancel(held)}
                  />
                ))}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Quarters fill a line; shorter slots go on in the next ones. */
function columnsOf(row: HourRow): number {
  return row.hour === null ? 3 : Math.min(row.positions.length, 4);
}

/** The hour, and under it the way to book all of it; ∞ for slots longer than an hour. */
function HourLabel({ row, actions }: { row: HourRow; actions: BookingActions }) {
  const t = useTexts().planner;
  if (row.hour === null) {
    return (
      <span className={styles.hour}>
        <span aria-hidden="true">∞</span>
        <VisuallyHidden>{t.longSlots}</VisuallyHidden>
      </span>
    );
  }
  const hour = `${String(row.hour).padStart(2, '0')}:00`;
  if (!row.bookAll.shown) return <span className={styles.hour}>{hour}</span>;
  const busy = row.bookAll.slots.some((slot) => actions.pending.has(slot.id));
  return (
    <button
      type="button"
      className={styles.all}
      disabled={!row.bookAll.enabled || busy}
      onClick={() => void actions.bookAll(row.bookAll.slots)}
    >
      <span className={styles.hour}>{hour}</span>
      <span className={styles.allWord}>{t.bookAll}</span>
      <VisuallyHidden>{t.bookAllLabel}</VisuallyHidden>
    </button>
  );
}
