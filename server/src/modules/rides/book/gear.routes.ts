import { chooseGearCall, listGearCall, listOwnGearCall } from '@cablepark/contract/park/gear';
import type { GearRow } from '@cablepark/contract/park/gear.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { boundsOf } from '@cablepark/domain/time/day-range';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { findGear, type RideWithGear } from '../../bookings/index.ts';
import { chooseGear } from './choose-gear.ts';

/** The gear that rides need. The desk gets counts; there is no stock. */
export function registerGear(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { store, clock, config } = context;

  routes.get(
    listOwnGearCall.path,
    {
      ...requirePermission('slot.book'),
      schema: {
        summary: 'What gear one’s own rides to come need',
        response: { 200: answerOf(listOwnGearCall), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const from = clock.now().epochMilliseconds;
      const { id: account } = requireActor(request);
      const rides = await findGear(store.db, { from, to: Number.MAX_SAFE_INTEGER, account });
      return { data: rides.map(writeRide) };
    },
  );

  routes.get(
    listGearCall.path,
    {
      ...requirePermission('slot.seeHolder'),
      schema: {
        summary: 'What gear the rides of a day need',
        querystring: listGearCall.query,
        response: { 200: answerOf(listGearCall), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { day } = request.query;
      const { fromMs: from, toMs: to } = boundsOf({ from: day, to: day }, config.zone);
      return { data: (await findGear(store.db, { from, to, account: null })).map(writeRide) };
    },
  );

  routes.patch(
    chooseGearCall.path,
    {
      ...requirePermission('slot.book'),
      schema: {
        summary: 'Say what gear rides need',
        description:
          'Rows of the price list that the park marks as wanted at booking; it replaces what the rides needed. Riders for their own rides until the start, staff for any until the end.',
        body: chooseGearCall.body,
        response: { 200: answerOf(chooseGearCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const rides = await chooseGear(context, requireActor(request), request.body);
      return { data: rides.map(writeRide) };
    },
  );
}

function writeRide({ slot, start, gear }: RideWithGear): GearRow {
  return { slot, startTime: writeWireMs(start), gear };
}
