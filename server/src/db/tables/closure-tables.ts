import type { ClosureReason } from '@cablepark/domain/closures/closure';
import type { ClosedRideState, RideQuestion } from '@cablepark/domain/closures/ride-question';
import type { Generated } from 'kysely';

/** The tables of closures; `tables.ts` explains the value formats. */

export interface ClosureTable {
  id: Generated<number>;
  from_at: number;
  /** Its end; of a lifted one, when it was lifted. */
  until_at: number;
  /** 1 where nobody knows yet when it ends. */
  for_now: number;
  reason: ClosureReason;
  note: string | null;
  note_en: string | null;
  created_at: number;
  created_by: string;
  /** Of the row by which a stop asks about moved rides: it closes nothing, and its times are those of the stop. */
  stop_id: Generated<number | null>;
  lifted_at: Generated<number | null>;
  lifted_by: Generated<string | null>;
}

/** A track of a closure. Without a foreign key to the track, as the history. */
export interface ClosureTrackTable {
  id: Generated<number>;
  closure_id: number;
  asset_id: number;
}

/** A ride that a closure affects. */
export interface ClosureRideTable {
  id: Generated<number>;
  closure_id: number;
  booking_id: number;
  /** The slot that it was booked for. Without a foreign key. */
  slot_id: number;
  start_at: number;
  state: ClosedRideState;
  question: Generated<RideQuestion>;
  answer_until: number;
  /** The booking that holds its alternative; null for none. */
  held_booking_id: Generated<number | null>;
  /** 1 once an alternative was looked for. */
  is_sought: Generated<number>;
  /** The pass of its rain check. */
  pass_id: Generated<number | null>;
  /** When its state became final. */
  ended_at: Generated<number | null>;
  /** When staff told the rider by voice, and who. */
  told_at: Generated<number | null>;
  /** When its rider first opened the question, by the mail's link or in the account. */
  seen_at: Generated<number | null>;
  told_by: Generated<string | null>;
}

/** A day on which the whole park was closed, for passes: also once its closures are forgotten. */
export interface ClosedDayTable {
  id: Generated<number>;
  /** The date in the park, ISO 8601. */
  day: string;
  from_at: number;
  until_at: number;
  reason: ClosureReason;
  created_at: number;
  /** When it no longer counted, as the park was reopened before it came. */
  taken_back_at: number | null;
}
