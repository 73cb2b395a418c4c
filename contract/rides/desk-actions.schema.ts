import { deskActionKinds } from '@cablepark/domain/desk/desk-actions';
import * as z from 'zod/mini';
import { moment, requestKey } from '../fields.schema.ts';

/** What the desk did: who, what, when, and for whom. */
export const deskActionRow = z.object({
  id: z.int(),
  kind: z.enum(deskActionKinds),
  date_created: moment,
  /** The account that did it, and its first name; null if the account is deleted. */
  user: z.string(),
  user_name: z.nullable(z.string()),
  /** The rider, or the owner of a pass; null where there is none. */
  rider: z.nullable(z.string()),
  /** The slot as the action left it, and as it found it; null for a pass. */
  slot: z.nullable(z.int()),
  from: z.nullable(z.int()),
  /** Of the ride now; null for a pass. */
  startTime: z.nullable(moment),
  asset: z.nullable(z.int()),
  /** Whether it has been taken back. */
  undone: z.boolean(),
});
/** The latest first. */
export const deskActionRows = z.array(deskActionRow);
export type DeskActionRow = z.infer<typeof deskActionRow>;

export const undoBody = z.strictObject({ request_key: requestKey });
