import { boundsOf, type DayRange } from '@cablepark/domain/time/day-range';
import { defaultLanguage, languages } from '@cablepark/domain/time/display';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { dayRange } from '../../http/day-range.schema.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requirePermission } from '../../http/permission.ts';
import { findLateMoney, type MoneyRecord } from '../payments/index.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { bookingCells, paymentCells } from './export.rows.ts';
import { findBookings, findPayments } from './export.store.ts';
import { streamPages } from './export.stream.ts';
import { exportTexts } from './export.texts.ts';

const query = dayRange.and(z.object({ lang: z.enum(languages).default(defaultLanguage) }));

/** CSV files for the bookkeeper's spreadsheet (Manager): bookings by the ride's day, payments by the day they were taken. */
export function registerExport(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const csv = { content: { 'text/csv': { schema: z.string() } } };
  const schema = { querystring: query, response: { 200: csv, ...errorResponses(400, 403) } };
  const ofBookings = { ...schema, summary: 'All bookings of rides on these days' };
  const ofPayments = { ...schema, summary: 'All payments taken on these days' };
  const { db } = context.store;
  const { zone } = context.config;

  routes.get(
    '/export/bookings.csv',
    { ...requirePermission('export.read'), schema: ofBookings },
    async ({ query: { lang, ...range } }, reply) => {
      const { fromMs, toMs } = boundsOf(range, zone);
      const writing = { language: lang, texts: exportTexts[lang], zone };
      const file = await streamPages(
        byteOrderMark + csvLine(writing.texts.bookingColumns),
        fromMs,
        (after) => findBookings(db, after, toMs),
        (row) => csvLine(bookingCells(row, writing)),
      );
      return asDownload(reply, writing.texts.bookings, range).send(file);
    },
  );

  routes.get(
    '/export/payments.csv',
    { ...requirePermission('export.read'), schema: ofPayments },
    async ({ query: { lang, ...range } }, reply) => {
      const { fromMs, toMs } = boundsOf(range, zone);
      const writing = { language: lang, texts: exportTexts[lang], zone };
      const writeLine = (row: MoneyRecord) => csvLine(paymentCells(row, writing));
      const file = await streamPages(
        byteOrderMark + csvLine(writing.texts.paymentColumns),
        fromMs,
        (after) => findPayments(db, after, toMs),
        (row) => writeLine(row),
        async () => (await findLateMoney(db, { fromMs, toMs })).map(writeLine).join(''),
      );
      return asDownload(reply, writing.texts.payments, range).send(file);
    },
  );
}

function asDownload(reply: FastifyReply, name: string, { from, to }: DayRange): FastifyReply {
  return (
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}_${from.toString()}_${to.toString()}.csv"`)
      // Names and numbers of riders: kept by nobody on the way.
      .header('cache-control', 'no-store')
  );
}
