import * as z from 'zod/mini';
import { readDay } from '../time/day-range.ts';

/** The facts of a pass that the system sells, besides its price, VAT rate and number of slots. */

const mostPassMinutes = 60_000;
const mostValidDays = 3650;
const minutesOfDay = 24 * 60;
const mostTracks = 50;

const count = (most: number) => z.int().check(z.gte(1), z.lte(most));

export const passFacts = z
  .strictObject({
    /** The minutes of a pass that counts minutes; null for one that counts rides, with the row's number of slots. */
    minutes: z.nullable(count(mostPassMinutes)),
    /** The longest slot that it pays for. Required for a pass of rides: one ride is one slot. */
    rideMinutes: z.nullable(count(minutesOfDay)),
    /** Days counted from the first ride, that day included; or a last day. Exactly one of the two. */
    validDays: z.nullable(count(mostValidDays)),
    /** `YYYY-MM-DD`, the last day in the park's zone. */
    validUntil: z.nullable(z.string().check(z.refine((text) => readDay(text) !== null, { error: 'regex' }))),
    /** The ids of its valid tracks; null for all of them. */
    tracks: z.nullable(
      z.array(count(2_147_483_647)).check(
        z.minLength(1),
        z.maxLength(mostTracks),
        z.refine((ids) => new Set(ids).size === ids.length, { error: 'unique' }),
      ),
    ),
    /** The maximum rides or minutes per day; null without a limit. */
    perDay: z.nullable(count(mostPassMinutes)),
    /** Whether its owner may share it. */
    shared: z.boolean(),
  })
  .check(
    z.refine(({ minutes, rideMinutes }) => minutes !== null || rideMinutes !== null, {
      error: 'required',
      path: ['rideMinutes'],
    }),
    z.refine(({ validDays, validUntil }) => validDays !== null || validUntil !== null, {
      error: 'required',
      path: ['validDays'],
    }),
    z.refine(({ validDays, validUntil }) => validDays === null || validUntil === null, {
      error: 'unique',
      path: ['validUntil'],
    }),
  );
export type PassFacts = z.infer<typeof passFacts>;
