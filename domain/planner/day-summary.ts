import type { AnnouncedEvent } from '../events/events.ts';
import { byStart, isOpen, type Slot } from '../slots/slot.ts';
import { countLeading } from '../slots/sorted.ts';
import { dayOf, startOfDay } from '../time/park-time.ts';

/** Yellow mine, red full, green free, event style, gray: SPEC.md §4, "Day colours". */
export type DayColour = 'mine' | 'full' | 'free' | 'event' | 'gray';

/** What a day's cell of a month shows. */
export interface DayCount {
  day: Temporal.PlainDate;
  /** Slots that can still be booked: nobody holds them and they have not ended. */
  free: number;
  total: number;
  colour: DayColour;
  /** How many events it is a day of. */
  eventCount: number;
}

/** A day with all that is on. */
export interface DaySummary extends DayCount {
  slots: readonly Slot[];
  events: readonly AnnouncedEvent[];
}

export interface SummaryView {
  slots: readonly Slot[];
  events: readonly AnnouncedEvent[];
  /** The account looking, null for a visitor. */
  me: string | null;
  /** Whether the track takes no bookings of theirs: then nothing is free. */
  isClosed: boolean;
  now: Temporal.Instant;
  zone: string;
}

/** What every day of the grid shows, the days in order. */
export function summarizeDays(days: readonly Temporal.PlainDate[], view: SummaryView): DaySummary[] {
  return partsByDay(days, view).map((own) => summarizeDay(own, view));
}

/** What is a day's own of a page. */
export type DayParts = Pick<DaySummary, 'day' | 'slots' | 'events'>;

/** The days in order: of each its slots, earliest first, and the events that it is a day of. */
export function partsByDay(
  days: readonly Temporal.PlainDate[],
  { slots, events, zone }: Pick<SummaryView, 'slots' | 'events' | 'zone'>,
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

type Viewing = Pick<SummaryView, 'me' | 'now' | 'zone' | 'isClosed'>;

function isFree(slot: Slot, { now, isClosed }: Viewing): boolean {
  return !isClosed && isOpen(slot, now);
}

/** What one day shows; its slots come earliest first. */
export function summarizeDay({ day, slots, events }: DayParts, view: Viewing): DaySummary {
  const free = slots.filter((slot) => isFree(slot, view)).length;
  const colour = dayColour(slots, events, view);
  return { day, slots, events, free, total: slots.length, colour, eventCount: events.length };
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
