import type { ParkEvent } from '@cablepark/domain/events/events';
import type { EventPlaces } from '@cablepark/domain/events/places';
import type { PictureName } from '../../pictures/manifest.ts';

export type EventPicture = Extract<PictureName, 'event-night' | 'event-contest' | 'event-camp' | 'party'>;

/** For events without a picture: chosen by the event's data, so that a card keeps its picture. */
export function pictureOf(
  event: Pick<ParkEvent, 'start' | 'end'>,
  { total }: Pick<EventPlaces, 'total'>,
): EventPicture {
  if (total === 0) return isLong(event) ? 'event-contest' : 'party';
  return event.start.toZonedDateTimeISO('UTC').hour >= 16 ? 'event-night' : 'event-camp';
}

function isLong({ start, end }: Pick<ParkEvent, 'start' | 'end'>): boolean {
  if (end === null) return false;
  return start.until(end).total('hours') >= 6;
}
