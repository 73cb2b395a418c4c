import {
  recordReturnCall,
  refundAgainCall,
  refundGivenCall,
  refundsAgainCall,
} from '@cablepark/contract/payments/refunds';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';
import { recordReturn } from './record-return.ts';
import { settleCheckout } from './settle-checkout.ts';
import { giveRefundOtherwise, sendAllRefundsAgain, sendRefundAgain } from './settle-refund.ts';

/** Other ways to refund online money, if the provider refused a refund or returned more (Editor). */
const params = z.object({ id: z.string().max(40) });

export function registerWaysBack(app: FastifyInstance, context: AppContext): void {
  registerSettling(app, context);
  registerAllAgain(app, context);
  app.withTypeProvider<ZodTypeProvider>().post(
    recordReturnCall.path,
    {
      ...withKey(requirePermission('payment.void'), 'required'),
      schema: {
        summary: 'Record what of a payment online went back by no refund of ours',
        description:
          'At the provider’s own desk or by a bank (`provider`, the default), by the park’s desk, or by a transfer: nothing is sent, the sum leaves the cash book today. The provider is asked again afterwards.',
        headers: keyHeaders,
        body: recordReturnCall.body,
        response: { 200: answerOf(recordReturnCall), ...errorResponses(400, 403, 409) },
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
      // The recorded return may explain all money that the provider reports as returned.
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
    refundAgainCall.path,
    {
      ...withKey(requirePermission('payment.void'), 'required'),
      schema: {
        summary: 'Send a refund again that the provider has refused',
        params,
        headers: keyHeaders,
        body: refundAgainCall.body,
        response: { 200: answerOf(refundAgainCall), ...errorResponses(400, 403, 409) },
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
    refundGivenCall.path,
    {
      ...withKey(requirePermission('payment.void'), 'required'),
      schema: {
        summary: 'Say that the money of a refused refund was given back by another way',
        description:
          'By the desk, by a transfer, or in the panel of the `provider`. It leaves the cash book today.',
        params,
        headers: keyHeaders,
        body: refundGivenCall.body,
        response: { 200: answerOf(refundGivenCall), ...errorResponses(400, 403, 409) },
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

function registerAllAgain(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    refundsAgainCall.path,
    {
      ...requirePermission('payment.void'),
      schema: {
        summary: 'Send all refunds again that the provider has refused',
        description: 'Each as a refund of its own. Called again it finds those that were refused since.',
        body: refundsAgainCall.body,
        response: { 200: answerOf(refundsAgainCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => ({
      data: { sent: await sendAllRefundsAgain(context, requireActor(request), request.body.reason) },
    }),
  );
}
