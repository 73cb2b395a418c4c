import { listBillItemsCall, returnItemsCall } from '@cablepark/contract/payments/desk-bills';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { callOnce } from '../../lib/http/requestOnce.ts';
import { paymentKeys } from './paymentRecords.ts';

/** GET /desk/bill-items/{id} (Manager): what the price list sold on the bill of this line. */
export function billItemsOf(line: number) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'items of the bill of', line],
    queryFn: ({ signal }) => call(listBillItemsCall, { params: { id: line }, signal }),
  });
}

/** POST /desk/item-returns (Editor). @throws ApiError CHANGED_SINCE where something of it went back already; NetworkError */
export async function returnItems(body: { lines: readonly number[]; reason: string }): Promise<void> {
  await callOnce(returnItemsCall, { body });
}
