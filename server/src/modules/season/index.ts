/** The season: a plan, the slot changes that follow from it, and the job that releases its days. */

export { findActive } from './change/season-changes.store.ts';
export { beginChange } from './change/start-change.ts';
export { doStep } from './change/take-step.ts';
export { deleteOpening, findUntold, lockUntold, type SeasonOpening, updateOpening } from './opening.store.ts';
export { releaseNext } from './release-days.ts';
export { findSeason, readSeason } from './season.store.ts';
export { startSeasonJob } from './season-job.ts';
