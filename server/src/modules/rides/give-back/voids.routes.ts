import { voidPaymentCall } from '@cablepark/contract/payments/voids';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { readRow, rowAnswer } from '../../../directus/index.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { findSlot } from '../../bookings/index.ts';
import { voidBill } from './void-bill.ts';
import { voidPayment } from './void-payment.ts';

export function registerVoids(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    voidPaymentCall.path,
    {
      ...withKey(requirePermission('payment.void'), 'required'),
      schema: {
        summary: 'Void a payment',
        description:
          'The slot stays booked and is to be paid again. What was paid online, or with a pass, goes back the way it came. Of money of the desk `back_by` says how it leaves: `mistake` (the default) takes it out by the method by which it was written down. With `whole_bill` all that the desk took on its bill is voided as a mistake, if nothing of it went back and it sold no pass.',
        headers: keyHeaders,
        body: voidPaymentCall.body,
        response: {
          200: z.object({ data: z.nullable(rowAnswer('Slot').shape.data) }),
          ...errorResponses(400, 403, 409, 422),
        },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { payment, reason, back_by, whole_bill } = request.body;
      const voidIt = whole_bill ? voidBill : voidPayment;
      const data = await answerOnce(
        context,
        request,
        (keyed) => voidIt(keyed, actor, payment, { reason, backBy: back_by ?? null }),
        async (inside, slot) =>
          (await findSlot(inside.store.db, slot)) && (await readRow(inside, 'Slot', slot, actor)),
      );
      return { data };
    },
  );
}
