import { nameSchema, phoneSchema } from '@cablepark/domain/accounts/fields';
import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import * as z from 'zod/mini';
import { requestKey, rowId } from '../fields.schema.ts';
import { slotRows } from './slots.schema.ts';

const contact = z.union([
  z.strictObject({ account: z.uuid() }),
  // The contact of a party, which gets these slots, too.
  z.strictObject({ party: rowId }),
  z.strictObject({ first_name: nameSchema, description: z.nullable(phoneSchema) }),
]);

export const partyBody = z.strictObject({
  /** In the order in which its people ride. */
  slots: z.array(rowId).check(z.minLength(1), z.maxLength(partySlotsAtMost)),
  contact,
  /** Of the first slots. */
  names: z.optional(z.array(nameSchema).check(z.maxLength(partySlotsAtMost))),
  /** The row of the price list at which the slots are hired together; without it each costs its own price. */
  hire: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  request_key: requestKey,
});
export const partyAnswer = z.object({ party: z.int(), slots: slotRows });

export const partyNamesBody = z.strictObject({
  names: z
    .array(z.strictObject({ slot: rowId, name: z.nullable(nameSchema) }))
    .check(z.minLength(1), z.maxLength(partySlotsAtMost)),
});

/** An active ride of a party. */
export const partyRideRow = z.object({
  /** The booking's. */
  id: z.int(),
  slot: z.int(),
  party: z.int(),
  /** The account of the party's contact. */
  contact: z.string(),
  name: z.nullable(z.string()),
  /** Its number in the party, counted from 1 in the order of riding. */
  number: z.int(),
  of: z.int(),
});
export const partyRideRows = z.array(partyRideRow);
export type PartyRideRow = z.infer<typeof partyRideRow>;
