import { type BoardLink, boardLinkCall } from '@cablepark/contract/park/board';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';

/** GET /park/board-link (Manager up). */
export const boardLink = queryOptions({
  queryKey: ['board-link'],
  queryFn: async ({ signal }) => (await request<BoardLink>({ url: boardLinkCall, signal })).data.url,
});

/** POST /park/board-link (Manager up): a new link; the old one becomes invalid. */
export async function renewBoardLink(): Promise<string | null> {
  return (await request<BoardLink>({ method: 'POST', url: boardLinkCall })).data.url;
}
