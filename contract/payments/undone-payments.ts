import type { ListCall } from '../call.ts';
import { undonePaymentRows, undonePaymentsQuery } from './undone-payments.schema.ts';

/** The payments that the desk took back or corrected on these days of the cash book (Manager). */
export const listUndonePaymentsCall = {
  method: 'GET',
  path: '/desk/undone-payments',
  query: undonePaymentsQuery,
  answer: undonePaymentRows,
} as const satisfies ListCall;
