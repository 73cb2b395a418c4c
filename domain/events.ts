import type { Language } from './display.ts';
import { startOf } from './park-time.ts';
import { byStart, isOpen, type Slot } from './slots.ts';

/** An event as it crosses the wire (SPEC.md §3). `asset` null means all tracks; `slots` are slot ids. */
export interface ParkEvent {
  id: number;
  name: string;
  description: string | null;
  /** English beside the Polish; null where the park wrote none, missing where another backend answers. */
  nameEn?: string | null | undefined;
  descriptionEn?: string | null | undefined;
  url: string | null;
  image: string | null;
  start: string;
  end: string | null;
  asset: number | null;
  slots: readonly number[];
}

/** In the visitor's language where the park wrote it. */
export function eventName(event: ParkEvent, language: Language): string {
  return (language === 'en' && event.nameEn) || event.name;
}

export function eventDescription(event: ParkEvent, language: Language): string | null {
  return (language === 'en' && event.descriptionEn) || event.description;
}

/** How many days back the page of events remembers. */
export const pastEventDays = 90;

/** What an event's card offers; `none` where there is nothing to subscribe to (SPEC.md §4). */
export type EventState = 'subscribe' | 'subscribed' | 'full' | 'ended' | 'none';

/** An event without an end is over once it has started. */
export function eventEnded(event: Pick<ParkEvent, 'start' | 'end'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(startOf({ startTime: event.end ?? event.start }), now) <= 0;
}

/** `slots` are the event's own slots. */
export function eventState(
  event: ParkEvent,
  slots: readonly Slot[],
  me: string | null,
  now: Temporal.Instant,
): EventState {
  if (eventEnded(event, now)) return 'ended';
  if (slots.length === 0) return 'none';
  if (me !== null && slots.some((slot) => slot.bookedBy === me)) return 'subscribed';
  return firstFreeSlot(slots, now) ? 'subscribe' : 'full';
}

/** Event booking takes the first free slot of the event (SPEC.md §4). */
export function firstFreeSlot(slots: readonly Slot[], now: Temporal.Instant): Slot | undefined {
  return slots.toSorted(byStart).find((slot) => isOpen(slot, now));
}
