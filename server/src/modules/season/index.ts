/** The season: a plan, what a change of it does to the slots, and the job that makes them as they open. */

export { findActive } from './change/season-changes.store.ts';
export { beginChange } from './change/start-change.ts';
export { doStep } from './change/take-step.ts';
export { deleteOpening, findUntold, lockUntold, type SeasonOpening, updateOpening } from './opening.store.ts';
export { releaseNext } from './release-days.ts';
export { type SeasonJob, startSeasonJob } from './season-job.ts';
