import { type RefundRow, refundsCall } from '@cablepark/contract/payments/payments';
import { line } from '@cablepark/domain/text/plain-text';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { answerOnce, keyHeaders, requestKey, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { somePln } from '../../http/money.schema.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import type { ServerContext } from '../../server-context.ts';
import { rowId } from '../slots/index.ts';
import { refundPayment } from './refund-payment.ts';

const refunding = z.strictObject({
  payment: rowId,
  amount: somePln,
  reason: line(500, 3),
  request_key: requestKey,
});
const row: z.ZodType<{ data: RefundRow }> = z.object({ data: z.object({ id: z.string() }) });

export function registerRefunds(app: FastifyInstance, context: ServerContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    refundsCall,
    {
      ...withKey(requirePermission('payment.void'), 'required'),
      schema: {
        summary: 'Give part of what was paid online back',
        description:
          'Or all of it; the slot stays paid. Voiding the payment gives all back, too, and has the slot paid anew. What was paid for a pass goes back by voiding the pass.',
        headers: keyHeaders,
        body: refunding,
        response: { 200: row, ...errorResponses(400, 403, 409) },
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
