/** The park's tracks: their names, their obstacles, and whether they take bookings. */
export { createTrack } from './create-track.ts';
