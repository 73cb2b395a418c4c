/** The tracks of other modules' use cases. */
export { findTrackStatus, findTracks } from './tracks.store.ts';
