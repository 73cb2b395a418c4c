import type { Call } from '../call.ts';
import {
  numberedRecordsQuery,
  paymentDetailsRow,
  paymentRecordRows,
  receiptBody,
  recordsQuery,
} from './records.schema.ts';

/** Single payments, for Managers. */
export const paymentsPerPage = 20;

/** The cash book's money in and out, and rides on passes; the newest first. */
export const listRecordsCall = {
  method: 'GET',
  path: '/desk/payments',
  query: recordsQuery,
  answer: paymentRecordRows,
} as const satisfies Call;

/** Payments with this number of ours, the provider's, or the receipt's, or of a person by a part of the name or address. */
export const findRecordsCall = {
  method: 'GET',
  path: '/desk/payments/numbered',
  query: numberedRecordsQuery,
  answer: paymentRecordRows,
} as const satisfies Call;

/** A payment with its refunds. */
export const readRecordCall = {
  method: 'GET',
  path: '/desk/payments/:id',
  answer: paymentDetailsRow,
} as const satisfies Call;

/** Keeps the number of the park's own document for it; null removes it. */
export const keepReceiptCall = {
  method: 'PATCH',
  path: '/desk/payments/:id',
  body: receiptBody,
  answer: paymentDetailsRow,
} as const satisfies Call;
