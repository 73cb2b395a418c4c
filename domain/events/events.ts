import type { Language } from '../time/display.ts';
import type { EventPlaces } from './places.ts';

/** An event of the park (SPEC.md §3), without its slots. `track` null means all tracks. */
export interface AnnouncedEvent {
  id: number;
  name: string;
  description: string | null;
  /** The English name; null where the park wrote none, missing in the answers of another backend. */
  nameEn?: string | null | undefined;
  descriptionEn?: string | null | undefined;
  url: string | null;
  image: string | null;
  start: Temporal.Instant;
  end: Temporal.Instant | null;
  track: number | null;
}

/** `slots` are slot ids. */
export interface ParkEvent extends AnnouncedEvent {
  slots: readonly number[];
}

/** In the visitor's language, with the Polish name as the fallback. */
export function eventName(event: AnnouncedEvent, language: Language): string {
  return (language === 'en' && event.nameEn) || event.name;
}

export function eventDescription(event: AnnouncedEvent, language: Language): string | null {
  return (language === 'en' && event.descriptionEn) || event.description;
}

/** How many past days the page of events shows. */
export const pastEventDays = 90;

/** The action on an event's card; `none` where there is nothing to subscribe to (SPEC.md §4). */
export type EventState = 'subscribe' | 'subscribed' | 'full' | 'ended' | 'none';

/** An event without an end is over once it has started. */
export function eventEnded(event: Pick<ParkEvent, 'start' | 'end'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(event.end ?? event.start, now) <= 0;
}

export function eventState(
  event: Pick<ParkEvent, 'start' | 'end'>,
  { total, open, mine }: Pick<EventPlaces, 'total' | 'open' | 'mine'>,
  now: Temporal.Instant,
): EventState {
  if (eventEnded(event, now)) return 'ended';
  if (total === 0) return 'none';
  if (mine) return 'subscribed';
  return open > 0 ? 'subscribe' : 'full';
}
