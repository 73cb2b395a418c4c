import { type WithdrawalRow, withdrawalsCall } from '@cablepark/contract/payments/withdrawals';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';

export const withdrawalsKey = ['withdrawals'] as const;

/** GET /me/withdrawals: contracts open for withdrawal, and passes already withdrawn from. */
export function contractsOf(account: string) {
  return queryOptions({
    queryKey: [...withdrawalsKey, account],
    queryFn: async ({ signal }) => (await request<WithdrawalRow[]>({ url: withdrawalsCall, signal })).data,
  });
}

/** The second call of POST /me/withdrawals. @throws ApiError FORBIDDEN, TOO_LATE */
export async function confirmWithdrawal({ pass }: Pick<WithdrawalRow, 'pass'>): Promise<WithdrawalRow> {
  const body = pass === null ? { account: true, confirm: true } : { pass, confirm: true };
  return (await request<WithdrawalRow>({ method: 'POST', url: withdrawalsCall, body })).data;
}
