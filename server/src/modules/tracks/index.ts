/** The park's tracks: what they are called, what stands on them, whether they can be booked. */
export { findTracks } from './tracks.store.ts';
