import * as z from 'zod/mini';
import { readDay } from '../time/day-range.ts';

/** What a price list says of a pass that the system sells, beside its price, its VAT rate and its number of slots. */

const mostPassMinutes = 60_000;
const mostValidDays = 3650;
const minutesOfDay = 24 * 60;
const mostTracks = 50;

const count = (most: number) => z.int().check(z.gte(1), z.lte(most));

export const passFacts = z
  .strictObject({
    /** The minutes of a pass that is used up by the minute; null for one of rides, as many as the row has slots. */
    minutes: z.nullable(count(mostPassMinutes)),
    /** The longest slot that it pays for. A pass of rides must say so: one ride is one slot. */
    rideMinutes: z.nullable(count(minutesOfDay)),
    /** Days from the first ride on, that day being one of them; or up to a date. One of the two. */
    validDays: z.nullable(count(mostValidDays)),
    /** `YYYY-MM-DD`, the last day in the park's zone. */
    validUntil: z.nullable(z.string().check(z.refine((text) => readDay(text) !== null, { error: 'regex' }))),
    /** The ids of the tracks that it holds for; null for all of them. */
    tracks: z.nullable(
      z.array(count(2_147_483_647)).check(
        z.minLength(1),
        z.maxLength(mostTracks),
        z.refine((ids) => new Set(ids).size === ids.length, { error: 'unique' }),
      ),
    ),
    /** The most rides, or minutes, of one day; null without a limit. */
    perDay: z.nullable(count(mostPassMinutes)),
    /** Whether its owner may share it; else it is for the owner alone. */
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
