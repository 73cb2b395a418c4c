import * as z from 'zod/mini';
import type { ListCall } from '../call.ts';
import { undonePaymentRow, undonePaymentsQuery } from './undone-payments.schema.ts';

/** The payments that the desk took back or corrected on these days of the cash book (Manager). */
export const listUndonePaymentsCall = {
  method: 'GET',
  path: '/desk/undone-payments',
  query: undonePaymentsQuery,
  answer: z.array(undonePaymentRow),
} as const satisfies ListCall;
