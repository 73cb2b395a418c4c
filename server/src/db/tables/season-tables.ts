import type { Generated } from 'kysely';

/** The planned season: one row, JSON by `domain/season/season.schema.ts`. */
export interface SeasonTable {
  id: number;
  content: string;
  /** Incremented by each change, for optimistic locking. */
  version: number;
  updated_at: number;
}

/** The last day with released slots of a track. */
export interface SeasonReleaseTable {
  /** The track's id. */
  id: number;
  /** The last day, `2026-07-04`. */
  until: string;
}

/** A change of the plan, during and after its run, so that it can be resumed and undone. */
export interface SeasonChangeTable {
  id: Generated<number>;
  created_at: number;
  created_by: string;
  /** The time of its last step. */
  touched_at: number;
  state: 'applying' | 'done' | 'undoing' | 'undone';
  /** JSON of the season before and after. */
  before: string;
  after: string;
  /** 1 if the change refills times that staff have freed. */
  refill: Generated<number>;
  /** The number of completed steps. */
  cursor: Generated<number>;
  steps: number;
  /** JSON: the days and tracks of the change. */
  reach: string;
  /** JSON: who undoes it, and the days released after it; null without an undo. */
  undo: string | null;
  /** JSON: the preview's result, and the effects so far; after undoing, the expected and actual effects of the undoing. */
  expected: string;
  counts: string;
}

/** A step of a change: some days of one track, in one transaction. */
export interface SeasonStepTable {
  id: Generated<number>;
  change_id: number;
  step: number;
  asset_id: number;
  /** JSON: the first and the last day. */
  days: string;
  /** JSON of `RecordedChange`: slots made, repriced and removed, for undoing. */
  deeds: string;
}

/** A time of a track that staff have freed: the plan makes no slots there. */
export interface SlotGapTable {
  id: Generated<number>;
  asset_id: number;
  start_at: number;
  end_at: number;
}

/** An opened season, and the progress of its mails to subscribers. */
export interface SeasonOpeningTable {
  id: Generated<number>;
  /** The year of its first day: each season has one opening. */
  season: number;
  /** The first day with slots, `2027-04-24`. */
  first_day: string;
  opened_at: number;
  /** The last account with a written mail; null before the first. */
  told_up_to: string | null;
  /** When all mails were written; null until then. */
  told_at: number | null;
}
