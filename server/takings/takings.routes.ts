import { boundsOf } from '@cablepark/domain/day-range';
import { sumTakings } from '@cablepark/domain/takings';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { Park } from '../park.ts';
import { needs } from '../plugins/actor.ts';
import { dayRange } from './day-range.schema.ts';
import { findTillPayments } from './takings.store.ts';

/** GET /takings (Manager): what was taken per day, method and track. */
export function registerTakings(app: FastifyInstance, park: Park): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/takings',
      { ...needs('takings.read'), schema: { querystring: dayRange } },
      async (request, reply) => {
        const { zone } = park.config;
        const { fromMs, toMs } = boundsOf(request.query, zone);
        const payments = await findTillPayments(park.store.db, fromMs, toMs);
        reply.header('cache-control', 'private, no-cache');
        return { data: sumTakings(payments, request.query, zone) };
      },
    );
}
