import {
  type RefundRow,
  recordedReturnsCall,
  refundAgainCall,
  refundGivenCall,
} from '@cablepark/contract/payments/payments';
import { onlineWaysBack } from '@cablepark/domain/payments/cash-methods';
import { line } from '@cablepark/domain/text/plain-text';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { answerOnce, keyHeaders, requestKey, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { somePln } from '../../http/money.schema.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';
import { rowId } from '../slots/index.ts';
import { recordReturn } from './record-return.ts';
import { settleCheckout } from './settle-checkout.ts';
import { giveRefundOtherwise, sendRefundAgain } from './settle-refund.ts';

const reason = line(500, 3);
const params = z.object({ id: z.string().max(40) });
const nothing = z.object({ data: z.null() });
const row: z.ZodType<{ data: RefundRow }> = z.object({ data: z.object({ id: z.string() }) });

/** Returning online money after the provider refused a refund, or returned more (Editor). */
export function registerWaysBack(app: FastifyInstance, context: AppContext): void {
  registerSettling(app, context);
  app.withTypeProvider<ZodTypeProvider>().post(
    recordedReturnsCall,
    {
      ...withKey(requirePermission('payment.void'), 'required'),
      schema: {
        summary: 'Record what of a payment online went back by no refund of ours',
        description:
          'At the provider’s own desk or by a bank (`provider`, the default), by the park’s desk, or by a transfer: nothing is sent, the sum leaves the cash book today. The provider is asked again afterwards.',
        headers: keyHeaders,
        body: z.strictObject({
          payment: rowId,
          amount: somePln,
          back_by: z.enum(onlineWaysBack).default('provider'),
          reason,
          request_key: requestKey,
        }),
        response: { 200: nothing, ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { payment, amount, back_by: backBy, reason: why } = request.body;
      const checkout = await answerOnce(
        context,
        request,
        (keyed) => recordReturn(keyed, actor, payment, { amount, backBy, reason: why }),
        (_inside, id) => id,
      );
      // The recorded return may explain everything that the provider reports.
      await settleCheckout(context, checkout).catch((err: unknown) => {
        if (!(err instanceof ProviderUnreachable)) throw err;
      });
      return { data: null };
    },
  );
}

function registerSettling(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    refundAgainCall(':id'),
    {
      ...withKey(requirePermission('payment.void'), 'required'),
      schema: {
        summary: 'Send a refund again that the provider has refused',
        params,
        headers: keyHeaders,
        body: z.strictObject({ reason, request_key: requestKey }),
        response: { 200: row, ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const data = await answerOnce(
        context,
        request,
        (keyed) => sendRefundAgain(keyed, actor, request.params.id, request.body.reason),
        (_inside, id) => ({ id }),
      );
      return { data };
    },
  );

  routes.post(
    refundGivenCall(':id'),
    {
      ...withKey(requirePermission('payment.void'), 'required'),
      schema: {
        summary: 'Say that the money of a refused refund was given back by another way',
        description:
          'By the desk, by a transfer, or in the panel of the `provider`. It leaves the cash book today.',
        params,
        headers: keyHeaders,
        body: z.strictObject({ back_by: z.enum(onlineWaysBack), reason, request_key: requestKey }),
        response: { 200: nothing, ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { back_by: backBy, reason: why } = request.body;
      await answerOnce(
        context,
        request,
        (keyed) => giveRefundOtherwise(keyed, actor, request.params.id, { backBy, reason: why }),
        () => null,
      );
      return { data: null };
    },
  );
}
