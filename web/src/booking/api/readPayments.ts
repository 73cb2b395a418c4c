import { toGrosze } from '@cablepark/contract/payments/money';
import type { PaymentRow } from '@cablepark/contract/payments/payments';
import { idsPerRequest, inChunks } from '../../lib/http/inChunks.ts';
import { readAll } from '../../lib/http/readAll.ts';

/** `amount` in grosze. */
export type Payment = PaymentRow;

export function readPaymentRow(row: PaymentRow): Payment {
  return { ...row, amount: toGrosze(row.amount) };
}

/** GET /items/Payment with id in the list. @throws ApiError, NetworkError, AbortError. */
export async function readPayments(ids: readonly number[], signal?: AbortSignal): Promise<Payment[]> {
  const rows = await inChunks(ids, idsPerRequest.number, (chunk) =>
    readAll<PaymentRow>('Payment', { filter: { id: { _in: chunk } }, sort: ['id'] }, signal),
  );
  return rows.map(readPaymentRow);
}
