import * as z from 'zod/mini';
import { moment } from '../fields.schema.ts';

const text = z.nullable(z.string());

/** One word at least: an empty search finds nothing. */
export const searchQuery = z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) });

const person = { first_name: text, last_name: text, email: text };

/** An account or a guest; `description` is the phone (SPEC.md §3). */
const riderHit = z.object({ id: z.string(), ...person, description: text, status: z.string() });

/** A booking today or later that belongs to no party; `duration` in minutes, `asset` is the track. */
const bookingHit = z.object({
  slot: z.int(),
  startTime: moment,
  duration: z.int(),
  asset: z.int(),
  isPaid: z.boolean(),
  rider: z.object({ id: z.string(), ...person }),
});

/** A party with bookings today or later: the first match, and the number of its bookings. `person`: the matching rider; null for the contact. */
const partyHit = z.object({
  party: z.int(),
  person: text,
  slot: z.int(),
  startTime: moment,
  slots: z.int(),
  rider: z.object({ id: z.string(), ...person }),
});

/** A pass; `owner` is null for an unclaimed gift. */
const passHit = z.object({
  id: z.int(),
  code: z.string(),
  name: z.object({ pl: z.string(), en: z.string() }),
  isVoided: z.boolean(),
  owner: z.nullable(z.object({ id: z.string(), ...person })),
});

/** The hits of each kind, the best first, at most `hitsAtMost` of a kind. */
export const searchAnswer = z.object({
  riders: z.array(riderHit),
  parties: z.array(partyHit),
  bookings: z.array(bookingHit),
  passes: z.array(passHit),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
