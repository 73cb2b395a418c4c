import { toGrosze } from '@cablepark/contract/money';
import { paymentCollection } from '@cablepark/contract/payments/paying';
import type { PaymentRow } from '@cablepark/contract/payments/paying.schema';
import { idsPerRequest, inChunks } from '../../lib/http/inChunks.ts';
import { readAll } from '../../lib/http/readAll.ts';

/** `amount` in grosze; `pass` that paid, null for one on paper, absent where the server knows no passes. */
export interface Payment extends PaymentRow {
  pass?: number | null;
}

export function readPaymentRow(row: Payment): Payment {
  return { ...row, amount: toGrosze(row.amount) };
}

/**
 * GET /items/Payment with id in the list.
 * @param withPass only where the server announces `passes`
 * @throws ApiError, NetworkError, AbortError.
 */
export async function readPayments(
  ids: readonly number[],
  { withPass, signal }: { withPass: boolean; signal?: AbortSignal | undefined },
): Promise<Payment[]> {
  const rows = await inChunks(ids, idsPerRequest.number, (chunk) => {
    const query = { filter: { id: { _in: chunk } }, sort: ['id'] };
    return withPass
      ? readAll(paymentCollection, { ...query, fields: ['*', 'pass'] }, signal)
      : readAll(paymentCollection, query, signal);
  });
  return rows.map(readPaymentRow);
}
