import type { Call } from '../call.ts';
import { paths } from '../paths.ts';
import { checkoutRow, newCheckout, payFirstRow } from './checkouts.schema.ts';

/** Online payment. */

export const beginCheckoutCall = {
  method: 'POST',
  path: '/checkouts',
  body: newCheckout,
  answer: checkoutRow,
} as const satisfies Call;

/** The state of a checkout, for its rider. */
export const readCheckoutCall = {
  method: 'GET',
  path: '/checkouts/:id',
  answer: checkoutRow,
} as const satisfies Call;

/** Whether the caller must pay before a booking holds. */
export const readPayFirstCall = {
  method: 'GET',
  path: '/me/pay-first',
  answer: payFirstRow,
} as const satisfies Call;

/** A provider's webhook. */
export const noticeCall = { method: 'POST', path: '/payments/notices/:provider' } as const satisfies Call;

/** The page of a checkout, to which the provider sends the rider back. */
export const checkoutPath = (id: string) => `${paths.pay}/${id}`;

/** The page that starts a payment. */
export const paySlotsPath = (slots: readonly number[]) => `${paths.pay}?slots=${slots.join(',')}`;
export const payPassPath = (row: string) => `${paths.pay}?pass=${encodeURIComponent(row)}`;
