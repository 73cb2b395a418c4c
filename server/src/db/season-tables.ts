import type { Generated } from 'kysely';

/** The season as it is planned: one row, JSON by `domain/season/season.schema.ts`. */
export interface SeasonTable {
  id: number;
  content: string;
  /** Counts the changes, so that nobody changes what they have not seen. */
  version: number;
  updated_at: number;
}

/** Up to which day the slots of a track were made by the plan. */
export interface SeasonReleaseTable {
  /** The track's. */
  id: number;
  /** The last day, `2026-07-04`. */
  until: string;
}

/** A change of the plan, while it is carried out and afterwards, so that it can be resumed and undone. */
export interface SeasonChangeTable {
  id: Generated<number>;
  created_at: number;
  created_by: string;
  /** When a step of it was last done. */
  touched_at: number;
  state: 'applying' | 'done' | 'undoing' | 'undone';
  /** JSON of the season before and after. */
  before: string;
  after: string;
  /** 1: times that a hand had freed are filled again. */
  refill: Generated<number>;
  /** How many of its steps are done. */
  cursor: Generated<number>;
  steps: number;
  /** JSON: the days and tracks that it goes through. */
  reach: string;
  /** JSON: who undoes it, and the days that were released after it; null while nobody does. */
  undo: string | null;
  /** JSON: what the preview said, and what was done up to now; once it is undone, what that was to do and did. */
  expected: string;
  counts: string;
}

/** One step of a change: some days of one track, in one transaction. */
export interface SeasonStepTable {
  id: Generated<number>;
  change_id: number;
  step: number;
  asset_id: number;
  /** JSON: the first and the last day. */
  days: string;
  /** JSON of `RecordedChange`: what was made, repriced and removed, so that it can be undone. */
  deeds: string;
}

/** A time of a track that a hand has freed: the plan leaves it alone. */
export interface SlotGapTable {
  id: Generated<number>;
  asset_id: number;
  start_at: number;
  end_at: number;
}

/** A season whose first slots can be booked, and how far those who asked for it have been told. */
export interface SeasonOpeningTable {
  id: Generated<number>;
  /** The year of its first day: of one season there is one opening. */
  season: number;
  /** The first day that had slots, `2027-04-24`. */
  first_day: string;
  opened_at: number;
  /** The last account that a mail was written to; null before the first. */
  told_up_to: string | null;
  /** When everybody had been written to; null until then. */
  told_at: number | null;
}
