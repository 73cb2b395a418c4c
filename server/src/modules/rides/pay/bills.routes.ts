import { toGrosze } from '@cablepark/contract/money';
import { payBillCall } from '@cablepark/contract/payments/desk-bills';
import type { DeskBillLine } from '@cablepark/contract/payments/desk-bills.schema';
import { writeSlotRow } from '@cablepark/contract/rides/slots';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { findCodes } from '../../passes/index.ts';
import type { NewLine } from './bill-lines.ts';
import { payBill } from './pay-bill.ts';

/** The desk's till: one payment for several rides, for passes, and for what the price list sells. */
export function registerBills(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    payBillCall.path,
    {
      ...withKey(requirePermission('payment.create'), 'required'),
      schema: {
        summary: 'Take one payment for several lines',
        description:
          'Rides, rides on a pass, new passes, and rows of the price list that the desk sells; all of it or nothing. `parts` make what the bill costs now.',
        headers: keyHeaders,
        body: payBillCall.body,
        response: { 200: answerOf(payBillCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { lines, discount, parts, account = null, tax_id: taxId = null } = request.body;
      const bill = {
        lines: lines.map(readLine),
        discount: discount ? { cents: toGrosze(discount.amount), reason: discount.reason } : null,
        parts: parts.map(({ method, amount }) => ({ method, cents: toGrosze(amount) })),
        account,
        taxId,
      };
      const data = await answerOnce(
        context,
        request,
        (keyed) => payBill(keyed, actor, bill),
        async ({ store }, { bill: id, slots, passes }) => ({
          bill: id,
          slots: slots.map(writeSlotRow),
          passes: await findCodes(store.db, passes),
        }),
      );
      return { data };
    },
  );
}

function readLine(line: DeskBillLine): NewLine {
  if ('pass_kind' in line) return { passKind: line.pass_kind, owner: line.account };
  if ('item' in line || 'pass' in line) return line;
  return { slot: line.slot, amount: line.amount === undefined ? null : toGrosze(line.amount) };
}
