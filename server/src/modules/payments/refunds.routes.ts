import { refundCall } from '@cablepark/contract/payments/refunds';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { answerOf } from '../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import type { ServerContext } from '../../server-context.ts';
import { refundPayment } from './refund-payment.ts';

export function registerRefunds(app: FastifyInstance, context: ServerContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    refundCall.path,
    {
      ...withKey(requirePermission('payment.void'), 'required'),
      schema: {
        summary: 'Give part of what was paid online back',
        description:
          'Or all of it; the slot stays paid. Voiding the payment gives all back, too, and has the slot paid anew. What was paid for a pass goes back by voiding the pass.',
        headers: keyHeaders,
        body: refundCall.body,
        response: { 200: answerOf(refundCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { payment, amount, reason } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => refundPayment(keyed, actor, payment, { amount, reason }),
        (_inside, id) => ({ id }),
      );
      return { data };
    },
  );
}
