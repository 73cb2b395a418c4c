import { handOverCall, listDraftsCall } from '@cablepark/contract/invoices/invoice-drafts';
import { toPln } from '@cablepark/contract/money';
import type { DayRange } from '@cablepark/domain/time/day-range';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { findDraftBills } from './drafts.store.ts';
import { handOver } from './hand-over.ts';

/** Drafts of invoices at the bookkeeper's program (Manager). The park issues nothing fiscal here, and nothing to KSeF. */
export function registerInvoiceDrafts(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    listDraftsCall.path,
    {
      ...requirePermission('invoice.draft'),
      schema: {
        summary: 'The payments with a tax number of these days, and the drafts of their invoices',
        querystring: listDraftsCall.query,
        response: { 200: answerOf(listDraftsCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query }) => ({ data: await readDrafts(context, query) }),
  );
  routes.post(
    handOverCall.path,
    {
      ...requirePermission('invoice.draft'),
      schema: {
        summary: 'Hand the payments with a tax number to the bookkeeper’s program',
        description:
          'As drafts, under a number of ours, at most twenty at once. Each is looked for before it is sent, so that a repeat makes no second. One that gets no answer stops the rest, and waits for a repeat. Nothing fiscal is issued, and nothing goes to KSeF.',
        body: handOverCall.body,
        response: { 200: answerOf(handOverCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      await handOver(context, requireActor(request), request.body);
      return { data: await readDrafts(context, request.body) };
    },
  );
}

async function readDrafts({ store: { db }, invoices }: AppContext, range: DayRange) {
  const bills = await findDraftBills(db, range);
  return {
    service: invoices?.name ?? null,
    drafts: bills.map(({ number, taxId, parts, draft, sent }) => {
      const left = parts.reduce((sum, part) => sum + part.left, 0);
      return {
        number,
        tax_id: taxId,
        amount: toPln(left),
        sent_amount: sent === null || sent === left ? null : toPln(sent),
        payments: parts.flatMap(({ payment }) => payment ?? []),
        state: draft?.state ?? 'to-send',
        document: draft?.ref ?? null,
        reason: draft?.reason ?? null,
      };
    }),
  };
}
