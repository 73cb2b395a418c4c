/** Events: announcing, changing and deleting; `directus/` reads them. */
export { findEventsOfTrack } from './events.store.ts';
