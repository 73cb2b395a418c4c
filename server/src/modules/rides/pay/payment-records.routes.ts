import { toPln } from '@cablepark/contract/money';
import {
  findRecordsCall,
  keepReceiptCall,
  listRecordsCall,
  paymentsPerPage,
  readRecordCall,
} from '@cablepark/contract/payments/records';
import type { PaymentDetailsRow, PaymentRecordRow } from '@cablepark/contract/payments/records.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { fullName } from '@cablepark/domain/accounts/contact';
import { ParkError } from '@cablepark/domain/errors';
import { refundableOf } from '@cablepark/domain/payments/refund-rules';
import { takingsKindOf } from '@cablepark/domain/payments/takings';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf, countedAnswerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId, rowParams } from '../../../http/row-id.ts';
import { findEntriesOf } from '../../cash-book/index.ts';
import {
  countMoney,
  findMoney,
  findNumbered,
  findRecord,
  findRefunds,
  keepReceipt,
  type MoneyRecord,
  type PaymentRecord,
  readRide,
} from '../../payments/index.ts';
import { findGiver } from '../give-back/payment-giver.ts';

/** Single payments, to reconcile with the provider's list and the till. */
export function registerPaymentRecords(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerReading(app, context);
  app.withTypeProvider<ZodTypeProvider>().patch(
    keepReceiptCall.path,
    {
      ...requirePermission('payment.create'),
      schema: {
        summary: 'Keep the number of the receipt for a payment',
        description: 'Of the document that the park has issued elsewhere; null takes it away.',
        params: rowParams,
        body: keepReceiptCall.body,
        response: { 200: answerOf(keepReceiptCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const id = readRowId(request.params.id);
      await keepReceipt(context, requireActor(request), id, request.body.receipt);
      return { data: await readDetails(context, id) };
    },
  );
}

function registerReading(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { db } = context.store;
  routes.get(
    listRecordsCall.path,
    {
      ...requirePermission('export.read'),
      schema: {
        summary: 'What came and what left, one by one',
        description: `As the cash book has it on these days, and rides on passes beside it; ${paymentsPerPage} a page, the newest first.`,
        querystring: listRecordsCall.query,
        response: { 200: countedAnswerOf(listRecordsCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query: filter }) => {
      const { zone } = context.config;
      const offset = (filter.page - 1) * paymentsPerPage;
      const records = await findMoney(db, filter, zone, { limit: paymentsPerPage, offset });
      return { data: records.map(writeRecord), meta: { filter_count: await countMoney(db, filter, zone) } };
    },
  );
  routes.get(
    findRecordsCall.path,
    {
      ...requirePermission('export.read'),
      schema: {
        summary: 'What came and what left by the payments with a number, or of a person',
        description:
          'Ours, the provider’s, or the receipt’s, also where the money bought nothing, or by a part of the payer’s name or address; the newest hundred.',
        querystring: findRecordsCall.query,
        response: { 200: countedAnswerOf(findRecordsCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const number = request.query.number.trim();
      const numbered = await findNumbered(db, number, context.config.zone, mostNumbered);
      return { data: numbered.map(writeRecord), meta: { filter_count: numbered.length } };
    },
  );
  routes.get(
    readRecordCall.path,
    {
      ...requirePermission('export.read'),
      schema: {
        summary: 'A payment with what went back of it',
        params: rowParams,
        response: { 200: answerOf(readRecordCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => ({ data: await readDetails(context, readRowId(request.params.id)) }),
  );
}

/** More than any number finds: a checkout has at most a dozen slots, each paid and refunded. A search by person lists the newest. */
const mostNumbered = 100;

async function readDetails(
  { store: { db }, config: { zone } }: AppContext,
  id: number,
): Promise<PaymentDetailsRow> {
  const record = await findRecord(db, id);
  if (!record) throw new ParkError('NOT_FOUND');
  const refunds = await findRefunds(db, id);
  const entries = await findEntriesOf(db, id);
  const amountLeft = record.checkout === null ? 0 : record.amount - record.refunded;
  return {
    ...writePayment(record, zone),
    id: record.id,
    refunds: refunds.map(({ amount_cents, state, reason, created_at }) => ({
      amount: toPln(amount_cents),
      state,
      reason,
      date_created: writeWireMs(created_at),
    })),
    entries: entries.map(({ id: entry, created_at, day, amount_cents, method, kind, note }) => ({
      id: entry,
      date_created: writeWireMs(created_at),
      day,
      amount: toPln(amount_cents),
      method,
      kind: takingsKindOf(kind, record.slot === null ? 'pass' : 'ride'),
      note,
    })),
    refundable: toPln(refundableNow(record)),
    left: toPln(amountLeft),
    given_back_by: await findGiver(db, record),
  };
}

/** Money for a pass is refunded with the pass. */
function refundableNow(record: PaymentRecord): number {
  if (record.slot === null || (record.voidedAt !== null && !record.isKept)) return 0;
  return refundableOf({ ...record, gone: record.refunded });
}

/** A single payment, as it was taken. */
function writePayment(record: PaymentRecord, zone: string): PaymentRecordRow {
  const { ridden, method } = record;
  const kind = record.slot === null ? 'pass' : ridden === null ? 'ride' : 'redeemed';
  return writeRecord({ ...readRide(record, zone), method, kind });
}

function writeRecord(record: MoneyRecord): PaymentRecordRow {
  return {
    id: record.id,
    entry: record.entry,
    date_created: writeWireMs(record.at),
    day: record.day,
    amount: toPln(record.amount),
    method: record.method,
    kind: record.kind,
    note: record.note,
    line: record.line,
    item: record.item && { name: record.item.name, count: record.item.count },
    vat_rate: record.vat,
    slot: record.slot,
    start: record.rideAt === null ? null : writeWireMs(record.rideAt),
    track: record.trackId,
    name: fullName(record.firstName, record.lastName),
    taken_by: record.takenBy,
    voided_at: record.voidedAt === null ? null : writeWireMs(record.voidedAt),
    void_reason: record.reason,
    kept: record.isKept,
    refunded: toPln(record.refunded),
    provider: record.provider,
    provider_number: record.number,
    tax_id: record.taxId,
    receipt: record.receipt,
  };
}
