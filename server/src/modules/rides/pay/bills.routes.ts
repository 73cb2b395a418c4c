import { toGrosze } from '@cablepark/contract/money';
import { payBillCall } from '@cablepark/contract/payments/desk-bills';
import { writeSlotRow } from '@cablepark/contract/rides/slots';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { payBill } from './pay-bill.ts';

/** The desk's till: one payment for several rides, and for what the price list sells. */
export function registerBills(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    payBillCall.path,
    {
      ...withKey(requirePermission('payment.create'), 'required'),
      schema: {
        summary: 'Take one payment for several lines',
        description:
          'Rides, rides on a pass, and rows of the price list that the desk sells; all of it or nothing. `parts` make what the bill costs now.',
        headers: keyHeaders,
        body: payBillCall.body,
        response: { 200: answerOf(payBillCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { lines, discount, parts, account = null, tax_id: taxId = null } = request.body;
      const bill = {
        lines: lines.map((line) =>
          'slot' in line && !('pass' in line)
            ? { slot: line.slot, amount: line.amount === undefined ? null : toGrosze(line.amount) }
            : line,
        ),
        discount: discount ? { cents: toGrosze(discount.amount), reason: discount.reason } : null,
        parts: parts.map(({ method, amount }) => ({ method, cents: toGrosze(amount) })),
        account,
        taxId,
      };
      const data = await answerOnce(
        context,
        request,
        (keyed) => payBill(keyed, actor, bill),
        async (_inside, { bill: id, slots }) => ({ bill: id, slots: slots.map(writeSlotRow) }),
      );
      return { data };
    },
  );
}
