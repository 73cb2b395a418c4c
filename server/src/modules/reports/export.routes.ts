import { exportCalls } from '@cablepark/contract/payments/takings';
import { boundsOf, type DayRange } from '@cablepark/domain/time/day-range';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requirePermission } from '../../http/permission.ts';
import type { MoneyRecord } from '../payments/index.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { bookingCells, ledgerCells, paymentCells } from './export.rows.ts';
import {
  type BookingRow,
  findBookings,
  findEntries,
  findPaperRides,
  findPassRides,
  type PassRecord,
} from './export.store.ts';
import { pagesOf, streamPages } from './export.stream.ts';
import { exportTexts } from './export.texts.ts';

const csv = { content: { 'text/csv': { schema: z.string() } } };

/** CSV files for the bookkeeper (Manager): bookings by the ride's day, payments by the day of the cash book. */
export function registerExport(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const schema = {
    querystring: exportCalls.bookings.query,
    response: { 200: csv, ...errorResponses(400, 403) },
  };
  const ofBookings = { ...schema, summary: 'All bookings of rides on these days' };
  const ofPayments = {
    ...schema,
    summary: 'All money that came or left on these days',
    description:
      'The cash book, line by line: what left is below nothing, and the column of amounts adds up to the takings. Rides on passes stand behind it, in a column of their own.',
  };
  registerLedger(app, context);
  const { db } = context.store;
  const { zone } = context.config;

  routes.get(
    exportCalls.bookings.path,
    { ...requirePermission('export.read'), schema: ofBookings },
    async ({ query: { lang, ...range } }, reply) => {
      const { fromMs, toMs } = boundsOf(range, zone);
      const writing = { language: lang, texts: exportTexts[lang], zone };
      const bookings = pagesOf(
        { atMs: fromMs, id: 0 },
        (after) => findBookings(db, after, toMs),
        ({ at, booking }: BookingRow) => ({ atMs: at, id: booking }),
        (row) => csvLine(bookingCells(row, writing)),
      );
      const file = await streamPages(byteOrderMark + csvLine(writing.texts.bookingColumns), bookings);
      return asDownload(reply, writing.texts.bookings, range).send(file);
    },
  );

  routes.get(
    exportCalls.payments.path,
    { ...requirePermission('export.read'), schema: ofPayments },
    async ({ query: { lang, ...range } }, reply) => {
      const { fromMs, toMs } = boundsOf(range, zone);
      const writing = { language: lang, texts: exportTexts[lang], zone };
      const writeLine = (row: MoneyRecord) => csvLine(paymentCells(row, writing));
      const entries = moneyPages(db, range, writeLine);
      const first = { atMs: fromMs, id: 0 };
      const rides = (readPage: (after: typeof first) => Promise<PassRecord[]>) =>
        pagesOf(first, readPage, ({ at, line }: PassRecord) => ({ atMs: at, id: line }), writeLine);
      const file = await streamPages(
        byteOrderMark + csvLine(writing.texts.paymentColumns),
        entries,
        rides((after) => findPassRides(db, after, toMs, zone)),
        rides((after) => findPaperRides(db, after, toMs, { zone, voided: false })),
        rides((after) => findPaperRides(db, after, toMs, { zone, voided: true })),
      );
      return asDownload(reply, writing.texts.payments, range).send(file);
    },
  );
}

/** The cash book only, one line for each entry, for an accountant. */
function registerLedger(app: FastifyInstance, { store: { db }, config: { zone } }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    exportCalls.ledger.path,
    {
      ...requirePermission('export.read'),
      schema: {
        summary: 'The cash book of these days, for a bookkeeper',
        description:
          'A line for each entry, with the rate, net, VAT and gross. What left is below nothing. Rides on passes are no money and are absent.',
        querystring: exportCalls.ledger.query,
        response: { 200: csv, ...errorResponses(400, 403) },
      },
    },
    async ({ query: { lang, ...range } }, reply) => {
      const writing = { language: lang, texts: exportTexts[lang], zone };
      const entries = moneyPages(db, range, (row) => csvLine(ledgerCells(row, writing)));
      const file = await streamPages(byteOrderMark + csvLine(writing.texts.ledgerColumns), entries);
      return asDownload(reply, writing.texts.ledger, range).send(file);
    },
  );
}

/** The lines of the cash book, page by page. */
function moneyPages(db: Db, { from, to }: DayRange, writeLine: (row: MoneyRecord) => string) {
  return pagesOf(
    { day: from.toString(), atMs: 0, id: 0 },
    (after) => findEntries(db, after, to.toString()),
    ({ day, at, entry }: MoneyRecord) => ({ day, atMs: at, id: entry ?? 0 }),
    writeLine,
  );
}

function asDownload(reply: FastifyReply, name: string, { from, to }: DayRange): FastifyReply {
  return (
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}_${from.toString()}_${to.toString()}.csv"`)
      // Riders' names and phone numbers: no cache may store them.
      .header('cache-control', 'no-store')
  );
}
