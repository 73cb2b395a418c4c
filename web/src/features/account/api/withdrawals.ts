import { listWithdrawalsCall, withdrawCall } from '@cablepark/contract/payments/withdrawals';
import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

export const withdrawalsKey = ['withdrawals'] as const;

/** GET /me/withdrawals: contracts open for withdrawal, and passes already withdrawn from. */
export function contractsOf(account: string) {
  return queryOptions({
    queryKey: [...withdrawalsKey, account],
    queryFn: ({ signal }) => call(listWithdrawalsCall, { signal }),
  });
}

/** The second call of POST /me/withdrawals. @throws ApiError FORBIDDEN, TOO_LATE */
export function confirmWithdrawal({ pass }: Pick<WithdrawalRow, 'pass'>): Promise<WithdrawalRow> {
  const body = pass === null ? ({ account: true, confirm: true } as const) : { pass, confirm: true };
  return call(withdrawCall, { body });
}
