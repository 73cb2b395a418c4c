/** The park's tracks: what they are called, what stands on them, whether they can be booked. */
export { createTrack } from './create-track.ts';
export { findTrackStatus, findTracks } from './tracks.store.ts';
