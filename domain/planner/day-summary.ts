import { type Closure, closureOf } from '../closures/closure.ts';
import type { AnnouncedEvent } from '../events/events.ts';
import { byStart, isOpen, type Slot } from '../slots/slot.ts';
import { countLeading } from '../slots/sorted.ts';
import { dayOf, startOfDay } from '../time/park-time.ts';

/** Yellow is mine, red full, green free, then event style and gray: SPEC.md §4, "Day colours". */
export type DayColour = 'mine' | 'full' | 'free' | 'event' | 'gray';

/** The counts in a day's cell of a month. */
export interface DayCount {
  day: Temporal.PlainDate;
  /** Slots that can still be booked: free and not ended. */
  free: number;
  total: number;
  colour: DayColour;
  /** The number of events on the day. */
  eventCount: number;
}

/** A day with all its slots and events. */
export interface DaySummary extends DayCount {
  slots: readonly Slot[];
  events: readonly AnnouncedEvent[];
}

export interface SummaryView {
  slots: readonly Slot[];
  events: readonly AnnouncedEvent[];
  /** The viewer's account; null for a visitor. */
  me: string | null;
  /** Whether the track is closed for the viewer's bookings: then nothing is free. */
  isClosed: boolean;
  /** The current closures: no slot inside is free. */
  closures?: readonly Closure[];
  now: Temporal.Instant;
  zone: string;
}

/** A summary of every day of the grid, in order. */
export function summarizeDays(days: readonly Temporal.PlainDate[], view: SummaryView): DaySummary[] {
  return partsByDay(days, view).map((own) => summarizeDay(own, view));
}

/** The slots and events of a day. */
export type DayParts = Pick<DaySummary, 'day' | 'slots' | 'events'>;

/** The days in order: each with its slots, earliest first, and its events. */
export function partsByDay(
  days: readonly Temporal.PlainDate[],
  { slots, events, zone }: Pick<SummaryView, 'slots' | 'events' | 'zone'>,
): DayParts[] {
  const midnights = [...days, ...days.slice(-1).map((last) => last.add({ days: 1 }))].map(
    (day) => startOfDay(day, zone).epochMilliseconds,
  );
  const slotsByDay = slotsBetween(midnights, slots);
  const spans = events.map((event) => ({ event, ...spanOf(event) }));
  return days.map((day, index) => {
    const [from = 0, to = 0] = midnights.slice(index, index + 2);
    const isOn = ({ start, end }: Span) => start < to && (start >= from || end > from);
    return { day, slots: slotsByDay[index] ?? [], events: spans.filter(isOn).map(({ event }) => event) };
  });
}

/**
 * The slots between each two of these moments, in ascending milliseconds. Midnight in the park's zone separates days, also on 23- and 25-hour
 * days.
 */
function slotsBetween(bounds: readonly number[], slots: readonly Slot[]): Slot[][] {
  const groups: Slot[][] = bounds.slice(1).map(() => []);
  for (const slot of slots.toSorted(byStart)) {
    const ms = slot.start.epochMilliseconds;
    groups[countLeading(bounds, (bound) => bound <= ms) - 1]?.push(slot);
  }
  return groups;
}

type ViewContext = Pick<SummaryView, 'me' | 'now' | 'zone' | 'isClosed' | 'closures'>;

function isFree(slot: Slot, { now, isClosed, closures = [] }: ViewContext): boolean {
  return !isClosed && isOpen(slot, now) && closureOf(slot, closures) === null;
}

/** The summary of one day; its slots come earliest first. */
export function summarizeDay({ day, slots, events }: DayParts, view: ViewContext): DaySummary {
  const free = slots.filter((slot) => isFree(slot, view)).length;
  const colour = dayColour(slots, events, view);
  return { day, slots, events, free, total: slots.length, colour, eventCount: events.length };
}

/** In this order: mine, full, free, event, gray (SPEC.md §4). An ended slot counts as neither free nor sellable. */
export function dayColour(
  slots: readonly Slot[],
  events: readonly AnnouncedEvent[],
  view: ViewContext,
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

/** From the start of an event to its end, or to its start if it has no end. */
function spanOf(event: AnnouncedEvent): Span {
  const start = event.start.epochMilliseconds;
  const end = event.end === null ? start : event.end.epochMilliseconds;
  return { start, end };
}
