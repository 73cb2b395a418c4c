import type { AnnouncedEvent } from './events.ts';
import type { EventPlaces } from './places.ts';

/** Our pictures for events without one of their own. */
export type EventArt = 'event-night' | 'event-contest' | 'event-camp' | 'party';

/** Chosen by the event's data, so that an event keeps its picture. */
export function artOf(
  event: Pick<AnnouncedEvent, 'start' | 'end'>,
  { total }: Pick<EventPlaces, 'total'>,
): EventArt {
  if (total === 0) return isLong(event) ? 'event-contest' : 'party';
  return event.start.toZonedDateTimeISO('UTC').hour >= 16 ? 'event-night' : 'event-camp';
}

function isLong({ start, end }: Pick<AnnouncedEvent, 'start' | 'end'>): boolean {
  if (end === null) return false;
  return start.until(end).total('hours') >= 6;
}
