import { groupBy } from '../grouping.ts';
import { endOf, type Slot, type Span } from '../slots/slot.ts';
import { dayOf } from '../time/park-time.ts';
import { type Closure, closureOf } from './closure.ts';

/** When the park is open on a day that closures change; null where it is closed all day. */
export interface SpecialHours {
  day: Temporal.PlainDate;
  hours: { from: Temporal.Instant; until: Temporal.Instant } | null;
}

/**
 * The hours of days with closed slots, several for a day where a closure parts it. A day without slots is no special one.
 * @param slots of the open tracks, the earliest first
 */
export function specialHours(
  slots: readonly (Span & Pick<Slot, 'track'>)[],
  closures: readonly Closure[],
  zone: string,
): SpecialHours[] {
  const days = groupBy(slots, ({ start }) => dayOf(start, zone).toString());
  return [...days].flatMap(([day, own]): SpecialHours[] => {
    const isClosed = (slot: (typeof own)[number]) => closureOf(slot, closures) !== null;
    const closedSlots = own.filter(isClosed);
    if (closedSlots.length === 0) return [];
    const parts = openParts(
      own.filter((slot) => !isClosed(slot)),
      closedSlots,
    );
    const date = Temporal.PlainDate.from(day);
    return parts.length === 0 ? [{ day: date, hours: null }] : parts.map((hours) => ({ day: date, hours }));
  });
}

type Hours = NonNullable<SpecialHours['hours']>;

/** The open slots in spans, which end where only closed ones are. */
function openParts(open: readonly Span[], closedSlots: readonly Span[]): Hours[] {
  const parts: Hours[] = [];
  for (const slot of open) {
    const last = parts.at(-1);
    const isParted =
      !last || closedSlots.some(({ start }) => !isBefore(start, last.until) && isBefore(start, slot.start));
    if (isParted) parts.push({ from: slot.start, until: endOf(slot) });
    else if (isBefore(last.until, endOf(slot))) last.until = endOf(slot);
  }
  return parts;
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0;
}
