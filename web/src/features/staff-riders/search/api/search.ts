import { searchDeskCall } from '@cablepark/contract/rides/search';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../../booking/api/slotKeys.ts';
import { call } from '../../../../lib/http/call.ts';

/** GET /desk/search (Manager up). @throws ApiError, NetworkError */
export function found(text: string) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'search', text],
    queryFn: ({ signal }) => call(searchDeskCall, { query: { q: text }, signal }),
  });
}
