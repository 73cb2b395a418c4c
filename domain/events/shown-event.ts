import type { AnnouncedEvent } from './events.ts';
import type { EventPlaces } from './places.ts';

/** An event with what its card tells of its slots. */
export interface ShownEvent {
  event: AnnouncedEvent;
  places: EventPlaces;
}
