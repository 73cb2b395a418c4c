import type { AnnouncedEvent } from '@cablepark/domain/events/events';
import { byStart, isOpen, type Slot } from '@cablepark/domain/slots/slot';
import { countLeading } from '@cablepark/domain/slots/sorted';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';

/** Of a month's page. */
export const weeksShown = 6;

/** Yellow mine, red full, green free, event style, gray: SPEC.md §4, "Day colours". */
export type DayColour = 'mine' | 'full' | 'free' | 'event' | 'gray';

export interface DaySummary {
  day: Temporal.PlainDate;
  slots: readonly Slot[];
  events: readonly AnnouncedEvent[];
  /** Slots that can still be booked: nobody holds them and they have not ended. */
  free: number;
  total: number;
  colour: DayColour;
}

/** The 42 days of a month's page: six weeks, Monday first (SPEC.md §2). */
export function monthGrid(month: Temporal.PlainYearMonth): Temporal.PlainDate[] {
  return sixWeeksFrom(month.toPlainDate({ day: 1 }));
}

/** The 42 days that begin with the week of this one. */
export function sixWeeksFrom(day: Temporal.PlainDate): Temporal.PlainDate[] {
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return Array.from({ length: weeksShown * 7 }, (_, index) => monday.add({ days: index }));
}

/** From the first moment of the grid's first day to the first moment after its last one, in the zone. */
export function gridRange(
  days: readonly Temporal.PlainDate[],
  zone: string,
): { from: Temporal.Instant; to: Temporal.Instant } {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) throw new RangeError('A grid needs at least one day.');
  return { from: startOfDay(first, zone), to: startOfDay(last.add({ days: 1 }), zone) };
}

export interface PlannerView {
  slots: readonly Slot[];
  events: readonly AnnouncedEvent[];
  /** The account looking, null for a visitor. */
  me: string | null;
  /** Whether the track takes no bookings of theirs: then nothing is free. */
  isClosed?: boolean;
  now: Temporal.Instant;
  zone: string;
}

/** What every day of the grid shows, the days in order. */
export function summarizeDays(days: readonly Temporal.PlainDate[], view: PlannerView): DaySummary[] {
  return partsByDay(days, view).map((own) => summarizeDay(own, view));
}

/** What is a day's own of a page. */
export type DayParts = Pick<DaySummary, 'day' | 'slots' | 'events'>;

/** The days in order: of each its slots, earliest first, and the events that it is a day of. */
export function partsByDay(
  days: readonly Temporal.PlainDate[],
  { slots, events, zone }: Pick<PlannerView, 'slots' | 'events' | 'zone'>,
): DayParts[] {
  const midnights = [...days, ...days.slice(-1).map((last) => last.add({ days: 1 }))].map(
    (day) => startOfDay(day, zone).epochMilliseconds,
  );
  const sorted = slotsBetween(midnights, slots);
  const spans = events.map((event) => ({ event, ...spanOf(event) }));
  return days.map((day, index) => {
    const [from = 0, to = 0] = midnights.slice(index, index + 2);
    const isOn = ({ start, end }: Span) => start < to && (start >= from || end > from);
    return { day, slots: sorted[index] ?? [], events: spans.filter(isOn).map(({ event }) => event) };
  });
}

/**
 * The slots between each two of these moments, ascending ones, in milliseconds. Slots fall into days by the park's midnight,
 * also on 23- and 25-hour days.
 */
function slotsBetween(bounds: readonly number[], slots: readonly Slot[]): Slot[][] {
  const between: Slot[][] = bounds.slice(1).map(() => []);
  for (const slot of slots.toSorted(byStart)) {
    const ms = slot.start.epochMilliseconds;
    between[countLeading(bounds, (bound) => bound <= ms) - 1]?.push(slot);
  }
  return between;
}

type Viewing = Pick<PlannerView, 'me' | 'now' | 'zone' | 'isClosed'>;

function isFree(slot: Slot, { now, isClosed = false }: Viewing): boolean {
  return !isClosed && isOpen(slot, now);
}

/** What one day shows; its slots come earliest first. */
export function summarizeDay({ day, slots, events }: DayParts, view: Viewing): DaySummary {
  const free = slots.filter((slot) => isFree(slot, view)).length;
  return { day, slots, events, free, total: slots.length, colour: dayColour(slots, events, view) };
}

/** In this order: mine, full, free, event, gray (SPEC.md §4). A slot that has ended counts as neither free nor sellable. */
export function dayColour(
  slots: readonly Slot[],
  events: readonly AnnouncedEvent[],
  view: Viewing,
): DayColour {
  if (view.me !== null && slots.some((slot) => slot.rider === view.me)) return 'mine';
  if (slots.length > 0 && slots.every((slot) => slot.rider !== null)) return 'full';
  if (slots.some((slot) => isFree(slot, view))) return 'free';
  if (slots.length === 0 && startsAfterYesterdayEvening(events, view.now, view.zone)) return 'event';
  return 'gray';
}

function startsAfterYesterdayEvening(
  events: readonly AnnouncedEvent[],
  now: Temporal.Instant,
  zone: string,
): boolean {
  const [first] = events.toSorted((a, b) => Temporal.Instant.compare(a.start, b.start));
  if (!first) return false;
  const yesterday = dayOf(now, zone).subtract({ days: 1 });
  const evening = yesterday.toZonedDateTime({ timeZone: zone, plainTime: '23:00' }).toInstant();
  return Temporal.Instant.compare(first.start, evening) > 0;
}

/** In milliseconds. */
interface Span {
  start: number;
  end: number;
}

/** From the moment an event starts to the one it ends, or to the same if nobody said when. */
function spanOf(event: AnnouncedEvent): Span {
  const start = event.start.epochMilliseconds;
  const end = event.end === null ? start : event.end.epochMilliseconds;
  return { start, end };
}
