/** Events: announcing, changing and deleting; `directus/` reads them. */
export { findEvents, findEventsOfTrack, findPlacesOf, lockEventRows } from './events.store.ts';
export { setEventTimes } from './set-event-times.ts';
