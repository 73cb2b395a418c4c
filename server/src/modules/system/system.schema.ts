import * as z from 'zod';

const word = z.enum(['ok', 'error']);

/**
 * GET /server/health. `warn`: mail is not sent, or not in time; everything else works.
 * `read-only`: the database answers, but takes no bookings. `locked`: another program has held the embedded one's write lock for seconds.
 */
export const healthAnswer = z.object({
  status: z.enum(['ok', 'warn', 'error']),
  checks: z.object({ database: z.enum(['ok', 'read-only', 'locked', 'error']), mail: word, disk: word }),
  /** The outbox: the number of waiting messages, the age of the oldest, and the number of failed ones within 30 days. */
  messages: z.nullable(z.object({ waiting: z.int(), oldestSeconds: z.int(), dead: z.int() })),
});
