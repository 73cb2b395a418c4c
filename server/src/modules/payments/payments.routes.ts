import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { Park } from '../../context.ts';
import { rowAnswer } from '../../directus/docs/row-answers.ts';
import { readRow } from '../../directus/items.service.ts';
import { askedFields, writes } from '../../directus/writes.ts';
import { failures } from '../../http/failures.ts';
import { requireActor } from '../accounts/actor.ts';
import { newPayment } from './payments.schema.ts';
import { paySlot } from './payments.service.ts';

export function registerPayments(app: FastifyInstance, park: Park): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/items/Payment',
    {
      ...writes('payment.create', 'Payment'),
      schema: {
        summary: 'Take a payment for a booked slot',
        description: 'Links it to the slot, too. Without an `amount` the slot’s price is paid.',
        body: newPayment,
        response: { 200: rowAnswer('Payment'), ...failures(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const shown = askedFields(request, 'Payment');
      const id = await paySlot(park, actor, request.body);
      return { data: await readRow(park, 'Payment', id, actor, shown) };
    },
  );
}
