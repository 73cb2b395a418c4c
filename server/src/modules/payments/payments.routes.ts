import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { askedFields, readRow, rowAnswer, writes } from '../../directus/index.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor } from '../../http/permission.ts';
import { paySlot } from './pay-slot.ts';
import { newPayment } from './payments.schema.ts';

export function registerPayments(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/items/Payment',
    {
      ...writes('payment.create', 'Payment'),
      schema: {
        summary: 'Take a payment for a booked slot',
        description: 'Links it to the slot, too. Without an `amount` the slot’s price is paid.',
        body: newPayment,
        response: { 200: rowAnswer('Payment'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const shown = askedFields(request, 'Payment');
      const id = await paySlot(context, actor, request.body);
      return { data: await readRow(context, 'Payment', id, actor, shown) };
    },
  );
}
