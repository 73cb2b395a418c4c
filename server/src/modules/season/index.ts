/** The season: a plan, what a change of it does to the slots, and the job that makes them as they open. */
export { registerSeason } from './season.routes.ts';
export { type SeasonJob, startSeasonJob } from './season-job.ts';
