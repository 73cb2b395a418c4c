import {
  answerClosedRideCall,
  listClosedRidePlacesCall,
  listOwnClosedRidesCall,
  readClosedRideCall,
} from '@cablepark/contract/closures/closures';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { chooseSlot } from './choose-slot.ts';
import { giveBackClosedRide, keepDelayedRide, takeRainCheck } from './end-closed-ride.ts';
import { listClosedRidePlaces, listOwnClosedRides, readClosedRide } from './read-closed-ride.ts';

/** The choices for a closed ride, for anybody with a link from its mails, and a rider's own list of closed rides. */
export function registerClosedRides(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerByLink(app, context);
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    listOwnClosedRidesCall.path,
    {
      ...requirePermission('slot.cancelOwn'),
      schema: {
        summary: 'List one’s own rides inside closures that wait for an answer',
        response: { 200: answerOf(listOwnClosedRidesCall), ...errorResponses(403) },
      },
    },
    async (request) => ({ data: await listOwnClosedRides(context, requireActor(request).id) }),
  );
}

function registerByLink(app: FastifyInstance, context: AppContext): void {
  // As for mailed bookings: a token can't be guessed; the limit only saves work.
  const config = { ignoresBearer: true, rateLimit: { max: 60, timeWindow: '10 minutes' } };
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readClosedRideCall.path,
    {
      config,
      schema: {
        summary: 'See what a rider may choose instead of a closed ride, by the link of its mail',
        description: 'Null for a booking that no closure and no stop affects.',
        querystring: readClosedRideCall.query,
        response: { 200: answerOf(readClosedRideCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query: { token } }) => ({ data: await readClosedRide(context, token) }),
  );
  routes.get(
    listClosedRidePlacesCall.path,
    {
      config,
      schema: {
        summary: 'The free slots of a day that could replace a closed ride',
        querystring: listClosedRidePlacesCall.query,
        response: { 200: answerOf(listClosedRidePlacesCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query: { token, day } }) => ({ data: await listClosedRidePlaces(context, token, day) }),
  );
  routes.post(
    answerClosedRideCall.path,
    {
      config,
      bodyLimit: 1024,
      schema: {
        summary: 'Choose what becomes of a closed or delayed ride',
        description:
          '`keep` for a delayed ride whose new time suits, with the `start` that its rider saw; a slot of the same length, with the payment and without a fee; a rain check for a ride that money paid; or `back`: what was paid online or with a pass goes back the way it came, and money of the desk waits there. A second choice is refused, and a `start` that has changed: 409 CHANGED_SINCE.',
        body: answerClosedRideCall.body,
        response: { 200: answerOf(answerClosedRideCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async ({ body: { token, answer } }) => {
      if (answer.kind === 'slot') await chooseSlot(context, token, answer.slot);
      else if (answer.kind === 'keep')
        await keepDelayedRide(context, token, answer.start ? Temporal.Instant.from(answer.start) : null);
      else if (answer.kind === 'rainCheck') await takeRainCheck(context, token);
      else await giveBackClosedRide(context, token);
      context.outbox.raise();
      return { data: await readClosedRide(context, token) };
    },
  );
}
