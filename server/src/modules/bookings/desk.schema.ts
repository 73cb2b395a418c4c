import { nameSchema, phoneSchema } from '@cablepark/domain/accounts/fields';
import { line } from '@cablepark/domain/text/plain-text';
import * as z from 'zod';
import { rowId } from '../slots/slots.schema.ts';

/** The desk's own calls; the site uses them where GET /server/info announces `desk`. */
export const walkIn = z.strictObject({ slot: rowId, first_name: nameSchema, description: phoneSchema });
export const move = z.strictObject({ from: rowId, to: rowId });
export const noShow = z.strictObject({ slot: rowId, missing: z.boolean() });
export const voiding = z.strictObject({ payment: rowId, reason: line(500, 3) });
