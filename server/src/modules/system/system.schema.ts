import { assetRow } from '@cablepark/contract/park/tracks.schema';
import { contentNames } from '@cablepark/domain/content/content-names';
import { parkContent } from '@cablepark/domain/park/content.schema';
import * as z from 'zod';

const word = z.enum(['ok', 'error']);

/**
 * GET /server/health. `warn`: mail does not leave, or not in time; all else works. `read-only`: the database answers and takes no bookings;
 * `locked`: another program has been writing to the embedded one for seconds.
 */
export const healthAnswer = z.object({
  status: z.enum(['ok', 'warn', 'error']),
  checks: z.object({ database: z.enum(['ok', 'read-only', 'locked', 'error']), mail: word, disk: word }),
  /** The outbox: the number of waiting messages, the age of the oldest, and the number given up within 30 days. */
  messages: z.nullable(z.object({ waiting: z.int(), oldestSeconds: z.int(), dead: z.int() })),
});

const { contact, operator, hours, opening, payments } = parkContent.shape;

/** GET /server/info. `zone`: the IANA name of the park's time zone. */
export const infoAnswer = z.object({
  data: z.object({
    project: z.object({ project_name: z.string() }),
    park: z.object({
      zone: z.string(),
      policy: z.object({
        cancelClosesMinutes: z.int(),
        cancelFreeHours: z.number(),
        opensAtHour: z.int(),
        closesAtHour: z.int(),
        guardianUpToAge: z.int(),
        ridesAtMost: z.int(),
        ridesADayAtMost: z.int(),
        unprovedRidesAtMost: z.int(),
        unprovedRidesADayAtMost: z.int(),
      }),
      analyticsId: z.string().nullable(),
      contact,
      operator,
      hours,
      /** PLN; absent for an empty price list. The rest of it is a page of its own: GET /park/contents/prices. */
      prices: z.optional(z.object({ slot: z.object({ weekday: z.number(), weekend: z.number() }) })),
      opening,
      /** Whether riders pay before they come; `off` without a payment provider. */
      payments,
      /** Whether the owner has finished the setup. */
      setup: z.object({ isOver: z.boolean() }),
      /** The park's own colours and logo; null for ours. */
      looks: z.nullable(z.looseObject({})),
      /** The park's own pages that it does not show. */
      hidden: z.array(z.enum(contentNames)),
      /** The tracks that are not retired, in their order. */
      tracks: z.array(assetRow),
    }),
    /** Extensions of the specification. */
    features: z.array(z.string()),
  }),
});
