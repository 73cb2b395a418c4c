import { payCall, payWithPassCall } from '@cablepark/contract/payments/paying';
import { writeSlotRow } from '@cablepark/contract/rides/slots';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { askedFields, readRow, rowAnswer, writes } from '../../../directus/index.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { paySlot } from './pay-slot.ts';
import { paySomeWithPass } from './pay-some-with-pass.ts';
import { payWithPass } from './pay-with-pass.ts';

/** The desk takes payments of any kind. A rider can only pay with a pass, and gets no validation details for other bodies. */
function takesPayments() {
  const { preValidation: desk, config } = writes('payment.create', 'Payment');
  const { preValidation: rider } = requirePermission('pass.use');
  const preValidation = async (request: FastifyRequest) =>
    namesPass(request.body) ? rider(request) : desk(request);
  return { preValidation, config };
}

function namesPass(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'pass' in body && typeof body.pass === 'number';
}

export function registerPayments(app: FastifyInstance, context: AppContext): void {
  registerPaying(app, context);
  registerPayingForSome(app, context);
}

function registerPaying(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    payCall.path,
    {
      ...withKey(takesPayments(), 'optional'),
      schema: {
        summary: 'Take a payment for a booked slot',
        description:
          'Links it to the slot, too. Without an `amount` the slot’s price is paid. With the method `pass` and the id of a `pass` a ride is taken from it, which riders may do for themselves; the amount is its share of the pass’s price.',
        headers: keyHeaders,
        body: payCall.body,
        response: { 200: rowAnswer('Payment'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const fields = askedFields(request, 'Payment');
      const { pass, ...payment } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) =>
          pass === undefined
            ? paySlot(keyed, actor, payment)
            : payWithPass(keyed, actor, { slot: payment.slot, pass }),
        (inside, id) => readRow(inside, 'Payment', id, actor, fields),
      );
      return { data };
    },
  );
}

function registerPayingForSome(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    payWithPassCall.path,
    {
      ...withKey(requirePermission('pass.use'), 'required'),
      schema: {
        summary: 'Pay with a pass for as many of several slots as it fits',
        description:
          'In the order of riding. Those that the pass does not fit stay unpaid and are named with the reason; where it fits none, the call is refused with it.',
        headers: keyHeaders,
        body: payWithPassCall.body,
        response: { 200: answerOf(payWithPassCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slots, pass } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => paySomeWithPass(keyed, actor, { slots, pass }),
        async (_inside, payment) => ({ slots: payment.slots.map(writeSlotRow), left: [...payment.left] }),
      );
      return { data };
    },
  );
}
