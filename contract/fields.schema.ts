import * as z from 'zod/mini';

/** Parts of the schemas of many calls and rows. */

/** The id of a row in a body. */
export const rowId = z.int().check(z.positive(), z.lte(2_147_483_647));

/** A time in an answer: ISO 8601 in UTC (`wire-time.ts`). */
export const moment = z.string().register(z.globalRegistry, { format: 'date-time' });

/** The caller's idempotency key, in the body; the web sends it as a header. */
export const requestKey = z.optional(z.uuid());
