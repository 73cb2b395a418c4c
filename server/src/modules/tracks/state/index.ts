/** Whether a track takes bookings at a time: its status and closures. */
export { findClosures, withTracks } from './closures.store.ts';
export { findTrackState, type TrackState } from './track-state.store.ts';
