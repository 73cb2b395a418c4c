import {
  freeUnpaidRidesCall,
  listRidersHoldingCall,
  listUnpaidRidesCall,
} from '@cablepark/contract/rides/held-rides';
import { writeSlotRow } from '@cablepark/contract/rides/slots';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { freeUnpaidRides } from './free-unpaid-rides.ts';
import { findHoldingMuch, findUnpaidRides } from './held-rides.store.ts';

/** Lists riders with many upcoming rides, and frees the unpaid rides of one rider. */
export function registerHeldRides(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { store, clock } = context;

  routes.get(
    listRidersHoldingCall.path,
    {
      ...requirePermission('slot.cancelAny'),
      schema: {
        summary: 'List who holds many rides to come',
        description: 'From eight rides on, those with most unpaid ones first, a hundred riders at most.',
        response: { 200: answerOf(listRidersHoldingCall), ...errorResponses(403) },
      },
    },
    async () => ({ data: await findHoldingMuch(store.db, clock.now()) }),
  );

  routes.get(
    listUnpaidRidesCall.path,
    {
      ...requirePermission('slot.cancelAny'),
      schema: {
        summary: 'List the rides to come that a rider has not paid for',
        querystring: listUnpaidRidesCall.query,
        response: { 200: answerOf(listUnpaidRidesCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query: { rider } }) => {
      const slots = await findUnpaidRides(store.db, rider, clock.now());
      return { data: { rider, slots: slots.map(writeSlotRow) } };
    },
  );

  routes.post(
    freeUnpaidRidesCall.path,
    {
      ...requirePermission('slot.cancelAny'),
      schema: {
        summary: 'Free the unpaid rides of a rider that were shown',
        description:
          'The rider is told as of every cancelling by staff. What is paid, has begun or is another’s by now stays as it is, and `kept` names it.',
        body: freeUnpaidRidesCall.body,
        response: { 200: answerOf(freeUnpaidRidesCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => ({ data: await freeUnpaidRides(context, requireActor(request), request.body) }),
  );
}
