import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readRow, rowAnswer } from '../../directus/index.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { voiding } from './payments.schema.ts';
import { voidPayment } from './void-payment.ts';

export function registerVoids(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/desk/voids',
    {
      ...requirePermission('payment.void'),
      schema: {
        summary: 'Void a payment',
        description: 'The slot stays booked and is to be paid again.',
        body: voiding,
        response: { 200: rowAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const slot = await voidPayment(context, actor, request.body.payment, request.body.reason);
      return { data: await readRow(context, 'Slot', slot, actor) };
    },
  );
}
