import { type Closure, closureOf } from '@cablepark/domain/closures/closure';
import { groupBy } from '@cablepark/domain/grouping';
import { byStart, hasEnded, isOpen, type Slot } from '@cablepark/domain/slots/slot';

/** Slots of at least this many minutes get no book-all button (SPEC.md §4: "duration under 31 minutes"). */
const bookAllBelowMinutes = 31;
const hourMinutes = 60;

export interface HourRow {
  /** The row's own instant, so that the repeated hour in autumn makes two rows. */
  key: string;
  /** Local hour 0–23, or null for slots longer than an hour, which show ∞. */
  hour: number | null;
  /** One entry per position of the hour; several places with one start share a position; empty where no slot starts. */
  positions: readonly (readonly Slot[])[];
  bookAll: BookAll;
}

export interface BookAll {
  shown: boolean;
  enabled: boolean;
  /** Slots that it books: the free ones that have not ended, earliest first. */
  slots: readonly Slot[];
}

/** The rows of one day's panel (SPEC.md §4, "Hour rows"), earliest first. @param closures whose slots no button books */
export function hourRows(
  slots: readonly Slot[],
  now: Temporal.Instant,
  zone: string,
  closures: readonly Closure[] = [],
): HourRow[] {
  const entriesInOrder = slots
    .toSorted(byStart)
    .map((slot) => ({ slot, local: slot.start.toZonedDateTimeISO(zone) }));
  const rows = groupBy(entriesInOrder, ({ slot, local }) => {
    const hourStart = local.round({ smallestUnit: 'hour', roundingMode: 'floor' }).toInstant();
    return `${hourStart.toString()}${slot.minutes > hourMinutes ? ' long' : ''}`;
  });
  return [...rows].map(([key, entries]) => {
    const inRow = entries.map((entry) => entry.slot);
    const long = key.endsWith('long');
    const step = Math.min(...inRow.map((slot) => slot.minutes));
    return {
      key,
      hour: long ? null : (entries[0]?.local.hour ?? null),
      positions: long
        ? inRow.map((slot) => [slot])
        : positionsOf(
            entries.map(({ slot, local }) => ({ slot, minute: local.minute })),
            step,
          ),
      bookAll: decideBookAll(inRow, now, closures),
    };
  });
}

/** The hours that are past at `now`, and the others; a past day keeps all in one list. */
export function splitHours(
  rows: readonly HourRow[],
  now: Temporal.Instant,
): { earlier: readonly HourRow[]; coming: readonly HourRow[] } {
  const isOver = ({ positions }: HourRow) => positions.flat().every((slot) => hasEnded(slot, now));
  const upcoming = rows.filter((row) => !isOver(row));
  return upcoming.length === 0
    ? { earlier: [], coming: rows }
    : { earlier: rows.filter(isOver), coming: upcoming };
}

/** 60 / duration positions; a slot goes into the one of its minute. */
function positionsOf(entries: readonly { slot: Slot; minute: number }[], step: number): Slot[][] {
  const positions: Slot[][] = Array.from({ length: Math.ceil(hourMinutes / step) }, () => []);
  for (const { slot, minute } of entries) positions[Math.floor(minute / step)]?.push(slot);
  return positions;
}

/** SPEC.md §4–5: visible for more than one short slot; disabled if none is free or the last one has ended. */
function decideBookAll(row: readonly Slot[], now: Temporal.Instant, closures: readonly Closure[]): BookAll {
  const isVisible = row.length > 1 && row.every((slot) => slot.minutes < bookAllBelowMinutes);
  const slots = row.filter((slot) => isOpen(slot, now) && closureOf(slot, closures) === null);
  const last = row.toSorted(byStart).at(-1);
  const isEnabled = isVisible && slots.length > 0 && last !== undefined && !hasEnded(last, now);
  return { shown: isVisible, enabled: isEnabled, slots };
}
