import { toGrosze } from '@cablepark/contract/money';
import { paymentCollection } from '@cablepark/contract/payments/paying';
import type { PaymentRow } from '@cablepark/contract/payments/paying.schema';
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
    readAll(paymentCollection, { filter: { id: { _in: chunk } }, sort: ['id'] }, signal),
  );
  return rows.map(readPaymentRow);
}
