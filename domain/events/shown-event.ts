import type { AnnouncedEvent } from './events.ts';
import type { EventPlaces } from './places.ts';

/** An event with the slot summary of its card. */
export interface ShownEvent {
  event: AnnouncedEvent;
  places: EventPlaces;
}
