/** Track rows for the use cases of other modules. */
export { findTracks } from './tracks.store.ts';
