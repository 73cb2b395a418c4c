/** Events: announced, changed and deleted here; read through `directus/`. */
export { registerEvents } from './events.routes.ts';
export { findEventsOfTrack } from './events.store.ts';
