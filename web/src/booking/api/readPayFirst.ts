import { checkoutCalls, type PayFirstRow } from '@cablepark/contract/payments/checkouts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/http/http.ts';

/** GET /me/pay-first: whether this rider pays before a slot holds. @throws ApiError, NetworkError */
export function payFirstOf(rider: string) {
  return queryOptions({
    queryKey: ['pay first', rider],
    queryFn: async ({ signal }) =>
      (await request<PayFirstRow>({ url: checkoutCalls.payFirst, signal })).data.first,
  });
}
