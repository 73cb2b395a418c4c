import { handOverCall, listDraftsCall } from '@cablepark/contract/invoices/invoice-drafts';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';

/** GET /desk/invoice-drafts, only where the server announces `invoice-drafts` (Manager up). */
export function invoiceDraftsOf({ from, to }: DayRange) {
  const query = { from: from.toString(), to: to.toString() };
  return queryOptions({
    queryKey: [...slotKeys.all, 'invoice drafts', query.from, query.to],
    queryFn: ({ signal }) => call(listDraftsCall, { query, signal }),
  });
}

/** POST /desk/invoice-drafts: sends the drafts that the service does not have yet. @throws ApiError, NetworkError */
export function handOver({ from, to }: DayRange) {
  return call(handOverCall, { body: { from: from.toString(), to: to.toString() } });
}
