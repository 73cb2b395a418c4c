import { saleMethods } from '@cablepark/domain/park/policy';
import { backMethods } from '@cablepark/domain/payments/cash-methods';
import { line } from '@cablepark/domain/text/plain-text';
import * as z from 'zod';
import { requestKey } from '../../http/answer-once.ts';
import { anyPln } from '../../http/money.schema.ts';

/** POST /passes/{id}/adjustments: `by` rides or minutes, as the pass counts. */
export const adjusting = z.strictObject({
  by: z.int().min(-60_000).max(60_000),
  reason: line(500, 3),
  request_key: requestKey,
});
export type Adjusting = z.infer<typeof adjusting>;

/** POST /passes/{id}/void: `money_back` in PLN goes back for it, at the desk `back_by`, else as it was paid. */
export const passVoiding = z.strictObject({
  reason: line(500, 3),
  money_back: anyPln,
  back_by: z.enum(backMethods).optional(),
  request_key: requestKey,
});
export type PassVoiding = z.infer<typeof passVoiding>;

export const passPath = z.object({ id: z.string() });

/** POST /passes: `kind` is the id of a row of the price list; without an account anybody with the code takes the pass. */
export const newPass = z.strictObject({
  kind: z.string().max(40),
  method: z.enum(saleMethods),
  account: z.uuid().nullish(),
  request_key: requestKey,
});
export type NewPass = z.infer<typeof newPass>;
