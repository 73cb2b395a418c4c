import { beginCheckoutCall, readCheckoutCall } from '@cablepark/contract/payments/checkouts';
import type { CheckoutRow, NewCheckoutRow } from '@cablepark/contract/payments/checkouts.schema';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { callOnce } from '../../../lib/http/requestOnce.ts';

/** The polling interval of an open checkout: the provider's result appears within seconds. */
const askEveryMs = 4_000;

/** GET /checkouts/{id}, polled until it ends, and at once when the rider comes back to the page. */
export function checkoutOf(id: string) {
  return queryOptions({
    queryKey: ['checkouts', id],
    queryFn: ({ signal }) => call(readCheckoutCall, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? askEveryMs : false),
    refetchOnWindowFocus: true,
  });
}

/** No payment yet, or a refund is pending. */
function isWaiting(checkout: CheckoutRow | undefined): boolean {
  if (checkout === undefined) return false;
  return checkout.status === 'open' || checkout.items.some(({ refund }) => refund === 'created');
}

/**
 * POST /checkouts.
 * @throws ApiError HOLD_LIMIT, SLOT_TAKEN, SLOT_PAID, TOO_LATE, SERVICE_UNAVAILABLE; NetworkError
 */
export function beginCheckout(order: NewCheckoutRow): Promise<CheckoutRow> {
  return callOnce(beginCheckoutCall, { body: order });
}
