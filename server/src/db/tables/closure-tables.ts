import type { ClosureReason } from '@cablepark/domain/closures/closure';
import type { ClosedRideState, RideQuestion } from '@cablepark/domain/closures/ride-question';
import type { Generated } from 'kysely';

/** The tables of closures; `tables.ts` explains the value formats. */

export interface ClosureTable {
  id: Generated<number>;
  from_at: number;
  /** Its end; of a lifted one, when it was lifted. */
  until_at: number;
  /** 1 if the end is not known yet. */
  for_now: number;
  reason: ClosureReason;
  note: string | null;
  note_en: string | null;
  created_at: number;
  created_by: string;
  /** Set on a row that carries a stop's questions: it closes nothing, and has the times of the stop. */
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
  /** 1 once the job has searched for an alternative. */
  is_sought: Generated<number>;
  /** The pass of its rain check. */
  pass_id: Generated<number | null>;
  /** When its state became final. */
  ended_at: Generated<number | null>;
  /** When staff told the rider by phone or in person, and who did. */
  told_at: Generated<number | null>;
  /** When its rider first opened the question, by the mail's link or in the account. */
  seen_at: Generated<number | null>;
  told_by: Generated<string | null>;
}

/** A day on which the whole park was closed, for passes. It stays after its closures are deleted. */
export interface ClosedDayTable {
  id: Generated<number>;
  /** The date in the park, ISO 8601. */
  day: string;
  from_at: number;
  until_at: number;
  reason: ClosureReason;
  created_at: number;
  /** When it stopped counting, because the park was reopened before that day. */
  taken_back_at: number | null;
}
