/** Stops and closures of tracks, and their effect on rides. */
export { hasUnsoughtRides, lookForAlternativesAgain } from './choosing/seek-alternatives.ts';
export { findOwedRides } from './closings/find-owed-rides.ts';
export { startClosedDaysJob, startClosuresJob } from './closures-job.ts';
export { readParkStatus } from './read-park-status.ts';
export { readSpecialHours } from './read-special-hours.ts';
