import * as z from 'zod/mini';
import { moment } from '../fields.schema.ts';
import { anyPln } from '../money.schema.ts';

const text = z.nullable(z.string());

const person = z.object({
  id: z.string(),
  first_name: text,
  last_name: text,
  email: text,
  /** The phone (SPEC.md §3). */
  description: text,
});

/** The guest's rows, which move to the other record. */
const belongings = z.object({
  rides: z.int(),
  passes: z.int(),
  /** In PLN: the valid payments of the rides. */
  paid: anyPln,
  notes: z.int(),
  parties: z.int(),
  enquiries: z.int(),
});

const mergeStates = z.enum(['waiting', 'merged', 'undone']);

/** A merge that was made, or that waits for the owner. */
export const mergeRow = z.object({ id: z.int(), state: mergeStates });

/** Records that may be the same person's, and the merges of this one that can be undone. */
export const mergesOfRider = z.object({
  proposals: z.array(z.object({ ...person.shape, reason: z.enum(['name', 'phone']) })),
  merges: z.array(
    z.object({
      ...mergeRow.shape,
      /** The name of the other record; null without one. */
      name: text,
      date_created: moment,
    }),
  ),
});
export type MergesOfRider = z.infer<typeof mergesOfRider>;

export const mergeBody = z.strictObject({ guest: z.uuid(), into: z.uuid() });

export const mergePreview = z.object({
  guest: person,
  into: person,
  /** Whether the owner of the account must agree by a mailed link. */
  needsAgreement: z.boolean(),
  belongings,
});
export type MergePreview = z.infer<typeof mergePreview>;

export const mailedMergeBody = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** The data behind the mailed link for the owner of an account. */
export const mailedMerge = z.object({
  state: z.enum(['waiting', 'merged', 'undone', 'lapsed']),
  /** The guest's name; null once it is erased. */
  name: text,
  belongings: z.omit(belongings, { notes: true, parties: true, enquiries: true }),
});
export type MailedMerge = z.infer<typeof mailedMerge>;
