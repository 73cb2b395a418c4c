import {
  type FreedRidesRow,
  heldRidesCalls,
  type RiderHoldingRow,
} from '@cablepark/contract/rides/held-rides';
import { writeSlotRow } from '@cablepark/contract/rides/slots';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { rowId } from '../../slots/index.ts';
import { freeUnpaidRides } from './free-unpaid-rides.ts';
import { findHoldingMuch, findUnpaidRides } from './held-rides.store.ts';

const text = z.string().nullable();
const holding: z.ZodType<{ data: RiderHoldingRow[] }> = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      first_name: text,
      last_name: text,
      email: text,
      description: text,
      coming: z.int(),
      unpaid: z.int(),
      held: z.int(),
    }),
  ),
});
const slotRow = z.object({
  id: z.int(),
  startTime: z.string(),
  duration: z.int(),
  price: z.number(),
  asset: z.int(),
  bookedBy: text,
  payment: z.int().nullable(),
  event: z.int().nullable(),
});
const unpaid = z.object({ data: z.object({ rider: z.string(), slots: z.array(slotRow) }) });
const freedAnswer: z.ZodType<{ data: FreedRidesRow }> = z.object({
  data: z.object({ freed: z.array(z.int()), kept: z.array(z.int()) }),
});
/** More than any rider can hold. */
const slotsAtMost = 5000;

/** Lists riders with many future rides, and frees the unpaid ones of one rider. */
export function registerHeldRides(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { store, clock } = context;

  routes.get(
    heldRidesCalls.riders,
    {
      ...requirePermission('slot.cancelAny'),
      schema: {
        summary: 'List who holds many rides to come',
        description: 'From eight rides on, those with most unpaid ones first, a hundred riders at most.',
        response: { 200: holding, ...errorResponses(403) },
      },
    },
    async () => ({ data: await findHoldingMuch(store.db, clock.now()) }),
  );

  routes.get(
    heldRidesCalls.unpaid,
    {
      ...requirePermission('slot.cancelAny'),
      schema: {
        summary: 'List the rides to come that a rider has not paid for',
        querystring: z.object({ rider: z.uuid() }),
        response: { 200: unpaid, ...errorResponses(400, 403) },
      },
    },
    async ({ query: { rider } }) => {
      const slots = await findUnpaidRides(store.db, rider, clock.now());
      return { data: { rider, slots: slots.map(writeSlotRow) } };
    },
  );

  routes.post(
    heldRidesCalls.unpaid,
    {
      ...requirePermission('slot.cancelAny'),
      schema: {
        summary: 'Free the unpaid rides of a rider that were shown',
        description:
          'The rider is told as of every cancelling by staff. What is paid, has begun or is another’s by now stays as it is, and `kept` names it.',
        body: z.strictObject({ rider: z.uuid(), slots: z.array(rowId).min(1).max(slotsAtMost) }),
        response: { 200: freedAnswer, ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => ({ data: await freeUnpaidRides(context, requireActor(request), request.body) }),
  );
}
