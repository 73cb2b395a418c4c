/** Events: announced, changed and deleted here; read through `directus/`. */
export { findEventsOfTrack } from './events.store.ts';
