import type { DeskActionKind } from '@cablepark/domain/desk/desk-actions';
import type { Generated } from 'kysely';

/** The tables of the desk; `tables.ts` explains the value formats. */

/** What the desk did, with all that taking it back needs. Without foreign keys, as the history. */
export interface DeskActionTable {
  id: Generated<number>;
  created_at: number;
  created_by: string;
  kind: DeskActionKind;
  /** Its ride; null for a pass. */
  booking_id: number | null;
  /** The sold pass; null for a ride. */
  pass_id: number | null;
  /** JSON (`ActionData`): the ride before and after, or the owner of the pass. */
  data: string;
  undone_at: Generated<number | null>;
  undone_by: Generated<string | null>;
}
