import { cancelMailedBookingCall, readMailedBookingCall } from '@cablepark/contract/rides/mailed-booking';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { cancelMailedBooking, readMailedBooking } from './mailed-booking.ts';

/** The page behind a mail's link. A GET changes nothing, because mail scanners send GET requests. */
export function registerMailedBooking(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // A token has 144 bits of signature and can't be guessed; the limit only saves work.
  const config = { ignoresBearer: true, rateLimit: { max: 60, timeWindow: '10 minutes' } };
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readMailedBookingCall.path,
    {
      config,
      schema: {
        summary: 'See a booking by the link of its mail',
        description: 'Good for this one booking, through all its moves, until its slot is over.',
        querystring: readMailedBookingCall.query,
        response: { 200: answerOf(readMailedBookingCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query: { token } }) => ({ data: await readMailedBooking(context, token) }),
  );
  routes.post(
    cancelMailedBookingCall.path,
    {
      config,
      bodyLimit: 1024,
      schema: {
        summary: 'Cancel a booking by the link of its mail',
        description:
          'As its rider cancels it, and with what comes back then of what was paid; staff get no more by a link than riders do.',
        body: cancelMailedBookingCall.body,
        response: { 200: answerOf(cancelMailedBookingCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async ({ body: { token } }) => {
      await cancelMailedBooking(context, token);
      return { data: await readMailedBooking(context, token) };
    },
  );
}
