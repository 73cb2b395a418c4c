import { readPayFirstCall } from '@cablepark/contract/payments/checkouts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

/** GET /me/pay-first: whether this rider pays before a slot holds. @throws ApiError, NetworkError */
export function payFirstOf(rider: string) {
  return queryOptions({
    queryKey: ['pay first', rider],
    queryFn: async ({ signal }) => (await call(readPayFirstCall, { signal })).first,
  });
}
