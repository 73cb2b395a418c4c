import { closureReasons } from '@cablepark/domain/closures/closure';
import { saleMethods } from '@cablepark/domain/park/policy';
import { vatRates } from '@cablepark/domain/park/vat-rates';
import { passUnits } from '@cablepark/domain/passes/pass-kind';
import { passReasons } from '@cablepark/domain/passes/pass-reasons';
import { backMethods } from '@cablepark/domain/payments/cash-methods';
import { passFacts } from '@cablepark/domain/prices/pass-facts.schema';
import * as z from 'zod/mini';
import { moment, requestKey } from '../fields.schema.ts';
import { anyPln } from '../money.schema.ts';
import { reason } from '../reason.schema.ts';

const { minutes: _minutes, ...facts } = passFacts.shape;

/** The kind at the sale; its price in PLN. */
const passKindRow = z.object({
  ...facts,
  row: z.string(),
  name: z.object({ pl: z.string(), en: z.string() }),
  unit: z.enum(passUnits),
  /** Rides or minutes. */
  amount: z.int(),
  price: z.number(),
  vat: z.enum(vatRates),
});

export const closedDayRow = z.object({ day: z.string(), reason: z.enum(closureReasons) });

/** A sold pass; `ends` is the first moment at which it is no longer valid. */
export const passRow = z.object({
  id: z.int(),
  account: z.nullable(z.string()),
  kind: passKindRow,
  balance: z.int(),
  ends: z.nullable(moment),
  date_created: moment,
  voided: z.nullable(moment),
});
export type PassRow = z.infer<typeof passRow>;

/** Fields that a query must name. */
export const passOnRequest = z.object({
  /** The days on which the park was closed, for which it lasts longer. */
  closed_days: z.array(closedDayRow),
  /** As the next one, null to viewers without the permission. */
  code: z.nullable(z.string()),
  /** The online buyer. */
  buyer: z.nullable(z.string()),
});
export type PassOnRequest = z.infer<typeof passOnRequest>;

/** A member of a shared pass, for the staff. */
export const passMemberRow = z.object({
  id: z.int(),
  pass: z.int(),
  account: z.string(),
  date_created: moment,
});
export type PassMemberRow = z.infer<typeof passMemberRow>;

/** A line of a pass: `delta` rides or minutes, `moneyBack` in PLN. */
export const passEntryRow = z.object({
  id: z.int(),
  pass: z.int(),
  delta: z.int(),
  reason: z.enum(passReasons),
  slot: z.nullable(z.int()),
  note: z.nullable(z.string()),
  moneyBack: z.nullable(z.number()),
  date_created: moment,
});
export type PassEntryRow = z.infer<typeof passEntryRow>;
/** The start of its ride; a query must name it. */
export const passEntryRide = z.object({ rideStart: z.nullable(moment) });

/** `kind` is the id of a row of the price list; without an account anybody with the code takes the pass. */
export const newPass = z.strictObject({
  kind: z.string().check(z.maxLength(40)),
  method: z.enum(saleMethods),
  account: z.nullish(z.uuid()),
  request_key: requestKey,
});
export type NewPass = z.infer<typeof newPass>;

/** The most rides or minutes that staff add or take off at once. */
export const mostAdjusted = 60_000;
/** `by` rides or minutes, as the pass counts. */
export const adjusting = z.strictObject({
  by: z.int().check(z.gte(-mostAdjusted), z.lte(mostAdjusted)),
  reason,
  request_key: requestKey,
});
export type Adjusting = z.infer<typeof adjusting>;

/** The refund of voiding a pass now: `money_back` is the maximum, in PLN. */
export const passVoidingRow = z.object({
  pass: z.int(),
  money_back: z.number(),
  /** Whether it goes back online automatically; the desk refunds what it was paid. */
  online: z.boolean(),
});
export type PassVoidingRow = z.infer<typeof passVoidingRow>;

/** `money_back` is the refund in PLN; at the desk by `back_by`, otherwise by the method of the payment. */
export const passVoiding = z.strictObject({
  reason,
  money_back: anyPln,
  back_by: z.optional(z.enum(backMethods)),
  request_key: requestKey,
});
export type PassVoiding = z.infer<typeof passVoiding>;

export const takingBody = z.strictObject({
  code: z.string().check(z.maxLength(40)),
  request_key: requestKey,
});
export const presentBody = z.strictObject({ code: z.string().check(z.maxLength(40)) });
/** A gift in its receiver's view: its terms, and the first name of its giver, if one account bought it. */
export const presentRow = z.object({
  kind: z.omit(passKindRow, { row: true, price: true, vat: true }),
  balance: z.int(),
  ends: z.nullable(moment),
  from: z.nullable(z.string()),
});
export type PresentRow = z.infer<typeof presentRow>;
export const joiningBody = z.strictObject({ key: z.string().check(z.maxLength(40)) });

/** The claim code of a gift. */
export const givenPass = z.object({ code: z.string() });

/** The link for joining a pass; null without one. */
export const passLink = z.object({ url: z.nullable(z.string()) });

/** The members of a pass, in its owner's view. */
export const sharingMembers = z.array(z.object({ account: z.uuid(), name: z.nullable(z.string()) }));
export type PassMember = z.infer<typeof sharingMembers>[number];
