/** The season: a plan, what a change of it does to the slots, and the job that makes them as they open. */
export { deleteOpening, findUntold, lockUntold, type SeasonOpening, updateOpening } from './opening.store.ts';
export { releaseNext } from './release-days.ts';
export { findActive } from './season-changes.store.ts';
export { type SeasonJob, startSeasonJob } from './season-job.ts';
export { beginChange } from './start-change.ts';
export { doStep } from './take-step.ts';
