/** The tracks of other modules' use cases. */
export { findClosures, withTracks } from './closures.store.ts';
export { findTrackState, findTracks, type TrackState } from './tracks.store.ts';
