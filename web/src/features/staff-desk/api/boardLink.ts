import { readBoardLinkCall, renewBoardLinkCall } from '@cablepark/contract/park/board';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** GET /park/board-link (Manager up). */
export const boardLink = queryOptions({
  queryKey: ['board-link'],
  queryFn: async ({ signal }) => (await call(readBoardLinkCall, { signal })).url,
});

/** POST /park/board-link (Manager up): a new link; the old one becomes invalid. */
export async function renewBoardLink(): Promise<string | null> {
  return (await call(renewBoardLinkCall)).url;
}
