import { toPln } from '@cablepark/contract/money';
import { listBillItemsCall, returnItemsCall } from '@cablepark/contract/payments/desk-bills';
import type { BillItemRow } from '@cablepark/contract/payments/desk-bills.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId, rowParams } from '../../../http/row-id.ts';
import { findItemsOfBillOf, type SoldLine } from '../../bills/index.ts';
import { returnItems } from './return-items.ts';

/** Lists what a desk bill sold from the price list, and returns items of it. */
export function registerItemReturns(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    listBillItemsCall.path,
    {
      ...requirePermission('export.read'),
      schema: {
        summary: 'What the price list sold on the bill of a line',
        params: rowParams,
        response: { 200: answerOf(listBillItemsCall), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const lines = await findItemsOfBillOf(context.store.db, readRowId(request.params.id));
      if (lines.length === 0) throw new ParkError('NOT_FOUND');
      return { data: lines.map(writeLine) };
    },
  );

  routes.post(
    returnItemsCall.path,
    {
      ...withKey(requirePermission('payment.void'), 'required'),
      schema: {
        summary: 'Give back what the price list sold',
        description:
          'Lines of one bill, each once; the money leaves the till by the methods that paid. Rides and passes of the bill go back by their payments.',
        headers: keyHeaders,
        body: returnItemsCall.body,
        response: { 200: answerOf(returnItemsCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { lines, reason } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => returnItems(keyed, actor, { lines, reason }),
        async ({ store }) => (await findItemsOfBillOf(store.db, lines[0] ?? 0)).map(writeLine),
      );
      return { data };
    },
  );
}

function writeLine({ id, item, cents, methods, returnedAt }: SoldLine): BillItemRow {
  return {
    id,
    name: item.name,
    count: item.count,
    amount: toPln(cents),
    methods,
    returned_at: returnedAt === null ? null : writeWireMs(returnedAt),
  };
}
