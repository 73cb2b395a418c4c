import { toPln } from '@cablepark/contract/money';
import {
  numberedPaymentsCall,
  type PaymentDetailsRow,
  type PaymentRecordRow,
  paymentCall,
  paymentsCall,
  paymentsPerPage,
} from '@cablepark/contract/payments';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { ParkError } from '@cablepark/domain/errors';
import { vatRates } from '@cablepark/domain/pages/prices.schema';
import { paymentMethods } from '@cablepark/domain/park/policy';
import { paymentProviders, refundStates } from '@cablepark/domain/payments/checkout';
import { refundableOf } from '@cablepark/domain/payments/refund-rules';
import { recordKinds } from '@cablepark/domain/payments/takings';
import { line } from '@cablepark/domain/text/plain-text';
import { boundsOf } from '@cablepark/domain/time/day-range';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { dayRange } from '../../http/day-range.schema.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId } from '../../http/row-id.ts';
import { findRefunds } from '../refunds/index.ts';
import { findLateMoney } from './late-money.store.ts';
import {
  countRecords,
  findNumbered,
  findRecord,
  findRecords,
  kindOf,
  type MoneyRecord,
  type PaymentRecord,
} from './payment-records.store.ts';
import { keepReceipt } from './receipts.ts';

const moment = z.string().meta({ format: 'date-time' });
const record = z.object({
  id: z.int().nullable(),
  date_created: moment,
  amount: z.number(),
  method: z.enum(paymentMethods),
  kind: z.enum(recordKinds),
  vat_rate: z.enum(vatRates).nullable(),
  slot: z.int().nullable(),
  start: moment.nullable(),
  track: z.int().nullable(),
  name: z.string().nullable(),
  taken_by: z.string().nullable(),
  voided_at: moment.nullable(),
  void_reason: z.string().nullable(),
  kept: z.boolean(),
  refunded: z.number(),
  provider: z.enum(paymentProviders).nullable(),
  provider_number: z.string().nullable(),
  tax_id: z.string().nullable(),
  receipt: z.string().nullable(),
}) satisfies z.ZodType<PaymentRecordRow>;
const details: z.ZodType<{ data: PaymentDetailsRow }> = z.object({
  data: record.extend({
    id: z.int(),
    refunds: z.array(
      z.object({ amount: z.number(), state: z.enum(refundStates), reason: z.string(), date_created: moment }),
    ),
    refundable: z.number(),
  }),
});

const list = z.object({ data: z.array(record), meta: z.object({ filter_count: z.int() }) });
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const params = z.object({ id: z.string() });

/** The payments one by one, as whoever keeps the books holds them against the provider's list and the till. */
export function registerPaymentRecords(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerReading(app, context);
  app.withTypeProvider<ZodTypeProvider>().patch(
    paymentCall(':id'),
    {
      ...requirePermission('payment.create'),
      schema: {
        summary: 'Keep the number of the receipt for a payment',
        description: 'Of the document that the park has issued elsewhere; null takes it away.',
        params,
        body: z.strictObject({ receipt: z.nullable(line(60, 1)) }),
        response: { 200: details, ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const id = readRowId(request.params.id);
      await keepReceipt(context, requireActor(request), id, request.body.receipt);
      return { data: await readDetails(context.store.db, id) };
    },
  );
}

function registerReading(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { db } = context.store;
  routes.get(
    paymentsCall,
    {
      ...requirePermission('export.read'),
      schema: {
        summary: 'Payments one by one',
        description: `Those taken on these days, ${paymentsPerPage} a page, the newest first.`,
        querystring: dayRange.and(z.object({ page })),
        response: { 200: list, ...errorResponses(400, 403) },
      },
    },
    async ({ query: asked }) => {
      const bounds = boundsOf(asked, context.config.zone);
      const offset = (asked.page - 1) * paymentsPerPage;
      const found = await findRecords(db, bounds, { limit: paymentsPerPage, offset });
      return { data: found.map(writeRecord), meta: { filter_count: await countRecords(db, bounds) } };
    },
  );
  routes.get(
    numberedPaymentsCall,
    {
      ...requirePermission('export.read'),
      schema: {
        summary: 'The payments with a number',
        description:
          'Ours, the provider’s, or the receipt’s; the newest first, and behind them what came with the provider’s number and bought nothing.',
        querystring: z.object({ number: z.string().min(1).max(60) }),
        response: { 200: list, ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const number = request.query.number.trim();
      const payments = await findNumbered(db, number, paymentsPerPage);
      const found = [...payments, ...(await findLateMoney(db, { number }))];
      return { data: found.map(writeRecord), meta: { filter_count: found.length } };
    },
  );
  routes.get(
    paymentCall(':id'),
    {
      ...requirePermission('export.read'),
      schema: {
        summary: 'A payment with what went back of it',
        params,
        response: { 200: details, ...errorResponses(400, 403) },
      },
    },
    async (request) => ({ data: await readDetails(db, readRowId(request.params.id)) }),
  );
}

async function readDetails(db: Db, id: number): Promise<PaymentDetailsRow> {
  const found = await findRecord(db, id);
  if (!found) throw new ParkError('FORBIDDEN');
  const refunds = await findRefunds(db, id);
  return {
    ...writeRecord(found),
    id: found.id,
    refunds: refunds.map(({ amount_cents, state, reason, created_at }) => ({
      amount: toPln(amount_cents),
      state,
      reason,
      date_created: time(created_at),
    })),
    refundable: toPln(refundableNow(found)),
  };
}

/** What was paid for a pass goes back with the pass. */
function refundableNow(found: PaymentRecord): number {
  return found.slot === null || (found.voidedAt !== null && !found.isKept) ? 0 : refundableOf(found);
}

function writeRecord(found: MoneyRecord): PaymentRecordRow {
  return {
    id: found.id,
    date_created: time(found.at),
    amount: toPln(found.amount),
    method: found.method,
    kind: kindOf(found),
    vat_rate: found.vat,
    slot: found.slot,
    start: found.rideAt === null ? null : time(found.rideAt),
    track: found.trackId,
    name: [found.firstName, found.lastName].filter((part) => part !== null).join(' ') || null,
    taken_by: found.takenBy,
    voided_at: found.voidedAt === null ? null : time(found.voidedAt),
    void_reason: found.reason,
    kept: found.isKept,
    refunded: toPln(found.refunded),
    provider: found.provider,
    provider_number: found.number,
    tax_id: found.taxId,
    receipt: found.receipt,
  };
}

function time(ms: number): string {
  return writeWireTime(Temporal.Instant.fromEpochMilliseconds(ms));
}
