import { nameSchema, phoneSchema } from '@cablepark/domain/accounts/fields';
import * as z from 'zod';
import { requestKey } from '../../http/answer-once.ts';
import { rowId } from '../slots/index.ts';

/** The desk's own calls; the site uses them if GET /server/info announces `desk`. */
export const walkIn = z.strictObject({
  slot: rowId,
  first_name: nameSchema,
  description: phoneSchema,
  request_key: requestKey,
});
export const move = z.strictObject({ from: rowId, to: rowId, request_key: requestKey });
export const noShow = z.strictObject({ slot: rowId, missing: z.boolean() });
