/** The tracks of other modules' use cases. */
export { findTracks } from './tracks.store.ts';
