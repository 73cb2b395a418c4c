import { emailSchema, nameSchema, phoneSchema } from '@cablepark/domain/accounts/fields';
import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import { groupFromPeople, groupTextMaxLength } from '@cablepark/domain/groups/enquiry';
import { enquiryStates } from '@cablepark/domain/groups/enquiry-state';
import { depositWays } from '@cablepark/domain/park/group-deposit';
import { lines } from '@cablepark/domain/text/plain-text';
import { languages } from '@cablepark/domain/time/language';
import * as z from 'zod/mini';
import { day } from '../days.schema.ts';
import { moment, requestKey, rowId } from '../fields.schema.ts';
import { anyPln } from '../money.schema.ts';
import { slotRow } from '../rides/slots.schema.ts';
import { wireTime } from '../wire-time.schema.ts';

const text = lines(groupTextMaxLength);

export const enquiryBody = z.strictObject({
  day,
  /** The wished hour by the park's clocks, `HH:MM`; null for any. */
  time: z.nullable(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))),
  people: z.int().check(z.gte(groupFromPeople), z.lte(partySlotsAtMost)),
  name: nameSchema,
  email: emailSchema,
  phone: z.nullable(phoneSchema),
  message: z.nullable(text),
  language: z.enum(languages),
});

/** The secret of the link in the group's mails. */
const token = z.string().check(z.maxLength(200));
export const groupToken = z.strictObject({ token });
/** `offer`: the number of the offer that the group saw. */
export const groupAnswerBody = z.strictObject({ token, offer: rowId });
/** The provider's page. */
export const depositPayment = z.object({ url: z.string() });

export const groupNamesBody = z.strictObject({
  token,
  /** In riding order; the last rides may have no name. Null: no names. */
  names: z.array(z.nullable(nameSchema)).check(z.maxLength(partySlotsAtMost)),
});

/** `lapsed`: the places are free again, because the group did not answer in time. */
const stateNow = z.enum([...enquiryStates, 'lapsed']);

/** The data behind a group's link. */
export const mailedGroup = z.object({
  state: stateNow,
  name: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  time: z.nullable(z.string()),
  people: z.int(),
  /** The desk's newest offer; null before the first. */
  offer: z.nullable(
    z.object({
      number: z.int(),
      until: moment,
      terms: z.nullable(z.string()),
      /** In PLN, and whether paid places cover it; null without one. */
      deposit: z.nullable(
        z.object({
          amount: z.number(),
          paid: z.boolean(),
          /** The price of its unpaid places, if it can be paid online; else null. */
          online: z.nullable(z.number()),
          /** Whether a payment has begun whose outcome is still unknown. */
          begun: z.boolean(),
        }),
      ),
    }),
  ),
  /** The places of a running or accepted offer, in the order of riding. */
  rides: z.array(
    z.object({
      slot: z.extend(slotRow, { bookedBy: z.null() }),
      name: z.nullable(z.string()),
      paid: z.boolean(),
    }),
  ),
  /** The desk's text in its refusal. */
  answer: z.nullable(z.string()),
});
export type MailedGroup = z.infer<typeof mailedGroup>;

export const offerBody = z.strictObject({
  slots: z.array(rowId).check(z.minLength(1), z.maxLength(partySlotsAtMost)),
  until: wireTime,
  terms: z.nullable(text),
  /** The required deposit, in PLN; 0 for none. */
  deposit: anyPln,
  /** The number of the offer that the desk saw; 0 before the first. */
  offer: z.int().check(z.gte(0)),
  request_key: requestKey,
});
export const offerAnswer = z.object({ offer: z.int(), party: z.int() });

/** The default deposit of an offer: per cent of the price of its places, or PLN. */
export const groupTerms = z.object({ deposit_by: z.enum(depositWays), deposit: z.int() });

export const extensionBody = z.strictObject({ until: wireTime, offer: rowId });
export const refusalBody = z.strictObject({ answer: z.nullable(text), offer: z.int().check(z.gte(0)) });

/** An enquiry whose address is proved. */
export const groupEnquiryRow = z.object({
  id: z.int(),
  date_created: moment,
  state: z.enum(enquiryStates),
  day: z.string(),
  time: z.nullable(z.string()),
  people: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.nullable(z.string()),
  language: z.string(),
  /** Of the places of its newest offer; null before the first. */
  party: z.nullable(z.int()),
  offer: z.int(),
  offered_until: z.nullable(moment),
  /** Of the newest offer, in PLN. */
  deposit: z.number(),
  /** The start of its first held or booked ride. */
  rides_from: z.nullable(moment),
  terms: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});
export type GroupEnquiryRow = z.infer<typeof groupEnquiryRow>;
