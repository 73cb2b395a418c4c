import type { Call } from '../call.ts';
import {
  nothing,
  recordedReturnBody,
  refundAgainBody,
  refundBody,
  refundGivenBody,
  refundRow,
  refundsAgainAnswer,
} from './refunds.schema.ts';

/** Refunds of online payments, for Editors. */

/** Refunds part or all of a payment. */
export const refundCall = {
  method: 'POST',
  path: '/desk/refunds',
  body: refundBody,
  answer: refundRow,
} as const satisfies Call;

/** Records a refund made outside the system, in the provider's own panel or by a bank. */
export const recordReturnCall = {
  method: 'POST',
  path: '/desk/refunds/recorded',
  body: recordedReturnBody,
  answer: nothing,
} as const satisfies Call;

/** Retries a refund that the provider refused, as a new one. */
export const refundAgainCall = {
  method: 'POST',
  path: '/desk/refunds/:id/again',
  body: refundAgainBody,
  answer: refundRow,
} as const satisfies Call;

/** Retries all refunds that the provider refused, each as a new one. */
export const refundsAgainCall = {
  method: 'POST',
  path: '/desk/refunds/again',
  body: refundAgainBody,
  answer: refundsAgainAnswer,
} as const satisfies Call;

/** Records that the money of a refused refund went back another way. */
export const refundGivenCall = {
  method: 'POST',
  path: '/desk/refunds/:id/given',
  body: refundGivenBody,
  answer: nothing,
} as const satisfies Call;
