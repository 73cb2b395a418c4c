import type { DeskActionKind } from '@cablepark/domain/desk/desk-actions';
import type { Generated } from 'kysely';

/** The tables of the desk; `tables.ts` explains the value formats. */

/** What the desk did, with all facts that undoing it needs. Without foreign keys, like the history. */
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
  /** When the track takes its next ride. */
  free_at: number;
}

/** A slot that a stop moved or dropped. Without a foreign key, because a dropped slot is deleted. */
export interface StopSlotTable {
  id: Generated<number>;
  stop_id: number;
  slot_id: number;
  /** Null for a free slot. */
  booking_id: number | null;
  from_at: number;
  /** Null if the slot was dropped. */
  to_at: number | null;
  /** JSON: its row before the stop. */
  slot: string;
  /** When staff told the rider by phone or in person, and who did. */
  told_at: Generated<number | null>;
  told_by: Generated<string | null>;
}
