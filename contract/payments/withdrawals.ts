import type { Call } from '../call.ts';
import { withdrawalBody, withdrawalRow, withdrawalRows } from './withdrawals.schema.ts';

/** The contracts open to withdrawal, and past withdrawals. */
export const listWithdrawalsCall = {
  method: 'GET',
  path: '/me/withdrawals',
  answer: withdrawalRows,
} as const satisfies Call;

/** Previews the refund; a second call with `confirm` withdraws. */
export const withdrawCall = {
  method: 'POST',
  path: '/me/withdrawals',
  body: withdrawalBody,
  answer: withdrawalRow,
} as const satisfies Call;
