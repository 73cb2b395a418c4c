import type { DeskActionKind } from '@cablepark/domain/desk/desk-actions';
import type { Generated } from 'kysely';

/** The tables of the desk; `tables.ts` explains the value formats. */

/** What the desk did, with all that taking it back needs. Without foreign keys, as the history. */
export interface DeskActionTable {
  id: Generated<number>;
  created_at: number;
  created_by: string;
  kind: DeskActionKind;
  /** Its first ride; null for a pass, or a bill without rides. */
  booking_id: number | null;
  /** The sold pass, the first one of a bill without rides; null for a ride. */
  pass_id: number | null;
  /** JSON (`ActionData`): the rides before and after, the owners of sold passes, the bill. */
  data: string;
  undone_at: Generated<number | null>;
  undone_by: Generated<string | null>;
}

/** A stop of the cable (docs/decisions/111). */
export interface StopTable {
  id: Generated<number>;
  minutes: number;
  created_at: number;
  created_by: string;
  undone_at: Generated<number | null>;
  undone_by: Generated<string | null>;
  /** JSON: the times of events that followed their places, before and after. */
  events: Generated<string>;
}

/** A track of a stop. Without a foreign key to the track, as the history. */
export interface StopTrackTable {
  id: Generated<number>;
  stop_id: number;
  asset_id: number;
  /** The track takes its next ride then. */
  free_at: number;
}

/** A slot that a stop moved, or swallowed. Without a foreign key to the slot: a swallowed one is deleted. */
export interface StopSlotTable {
  id: Generated<number>;
  stop_id: number;
  slot_id: number;
  /** Null for a free slot. */
  booking_id: number | null;
  from_at: number;
  /** Null where it was swallowed. */
  to_at: number | null;
  /** JSON: its row as the stop found it. */
  slot: string;
  /** When staff told the rider by voice, and who. */
  told_at: Generated<number | null>;
  told_by: Generated<string | null>;
}
