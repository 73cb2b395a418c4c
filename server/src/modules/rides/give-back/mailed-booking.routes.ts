import { type MailedBooking, mailedBookingCall } from '@cablepark/contract/rides/mailed-booking';
import { thingsBack } from '@cablepark/domain/booking/giving-back';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { cancelMailedBooking, readMailedBooking } from './mailed-booking.ts';

const question = z.object({ token: z.string().max(200) });

const booking: z.ZodType<MailedBooking> = z.union([
  z.object({
    state: z.literal('standing'),
    first_name: z.string().nullable(),
    slot: z.object({
      id: z.int(),
      startTime: z.string(),
      duration: z.number(),
      price: z.number(),
      asset: z.int(),
      bookedBy: z.null(),
      payment: z.int().nullable(),
      event: z.int().nullable(),
    }),
    event: z.object({ name: z.string(), name_en: z.string().nullable() }).nullable(),
    back: z.object({ back: z.enum(thingsBack), amount: z.number().nullable() }).nullable(),
  }),
  z.object({ state: z.enum(['cancelled', 'over']) }),
]);
const answer = z.object({ data: booking });

/** The page behind a mail's link. Mail scanners only send GET requests, and those change nothing. */
export function registerMailedBooking(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // A token with 144 bits of signature can't be guessed; the limit saves work.
  const config = { ignoresBearer: true, rateLimit: { max: 60, timeWindow: '10 minutes' } };
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    mailedBookingCall,
    {
      config,
      schema: {
        summary: 'See a booking by the link of its mail',
        description: 'Good for this one booking, through all its moves, until its slot is over.',
        querystring: question,
        response: { 200: answer, ...errorResponses(400, 403) },
      },
    },
    async ({ query: { token } }) => ({ data: await readMailedBooking(context, token) }),
  );
  routes.post(
    mailedBookingCall,
    {
      config,
      bodyLimit: 1024,
      schema: {
        summary: 'Cancel a booking by the link of its mail',
        description:
          'As its rider cancels it, and with what comes back then of what was paid; staff get no more by a link than riders do.',
        body: question,
        response: { 200: answer, ...errorResponses(400, 403, 409, 422) },
      },
    },
    async ({ body: { token } }) => {
      await cancelMailedBooking(context, token);
      return { data: await readMailedBooking(context, token) };
    },
  );
}
