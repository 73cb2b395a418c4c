import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { readRow } from '../items/items.service.ts';
import type { Park } from '../park.ts';
import { needs, requireActor } from '../plugins/actor.ts';
import { newPayment } from './payments.schema.ts';
import { paySlot } from './payments.service.ts';

export function registerPayments(app: FastifyInstance, park: Park): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post('/items/Payment', { ...needs('payment.create'), schema: { body: newPayment } }, async (request) => {
      const actor = requireActor(request);
      const id = await paySlot(park, actor, request.body);
      return { data: await readRow(park, 'Payment', id, actor) };
    });
}
