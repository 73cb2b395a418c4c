import type { PaymentMethod } from '@cablepark/domain/park/policy';
import { idsPerRequest, inChunks } from '../../lib/http/inChunks.ts';
import { readAll } from '../../lib/http/readAll.ts';

/** `amount` in PLN (SPEC.md §3). */
export interface Payment {
  id: number;
  slot: number;
  amount: number;
  method: PaymentMethod;
}

/** GET /items/Payment with id in the list. @throws ApiError, NetworkError, AbortError. */
export function readPayments(ids: readonly number[], signal?: AbortSignal): Promise<Payment[]> {
  return inChunks(ids, idsPerRequest.number, (chunk) =>
    readAll<Payment>('Payment', { filter: { id: { _in: chunk } }, sort: ['id'] }, signal),
  );
}
