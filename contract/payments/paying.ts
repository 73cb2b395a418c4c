import type { Call } from '../call.ts';
import type { WireCollection } from '../collections.ts';
import { newPayment, passPaymentAnswer, passPaymentBody, payingPass, paymentRow } from './paying.schema.ts';

/** Takes a payment for a booked slot. */
export const payCall = {
  method: 'POST',
  path: '/items/Payment',
  body: newPayment,
  answer: paymentRow,
} as const satisfies Call;

/** Pays with a pass for as many of several booked slots as it can; the others stay unpaid. */
export const payWithPassCall = {
  method: 'POST',
  path: '/pass-payments',
  body: passPaymentBody,
  answer: passPaymentAnswer,
} as const satisfies Call;

export const paymentCollection = {
  name: 'Payment',
  row: paymentRow,
  onRequest: payingPass,
} as const satisfies WireCollection;
