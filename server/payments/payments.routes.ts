import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { readRow } from '../items/items.service.ts';
import { rowAnswer } from '../items/row-answers.ts';
import { askedFields, writes } from '../items/writes.ts';
import type { Park } from '../park.ts';
import { requireActor } from '../plugins/actor.ts';
import { failures } from '../plugins/failures.ts';
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
