import { deskCalls } from '@cablepark/contract/desk-calls';
import type { MovePreviewRow } from '@cablepark/contract/rides/moves';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { request } from '../../../lib/http/http.ts';

/** GET /desk/moves: the effect on the pass that paid for a booking. @throws ApiError as the move itself; NetworkError */
export function movePreview(move: { from: number; to: number } | null) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'move', move],
    queryFn: move
      ? async ({ signal }) => {
          const url = `${deskCalls.moves}?from=${move.from}&to=${move.to}`;
          return (await request<MovePreviewRow>({ url, signal })).data;
        }
      : skipToken,
    retry: false,
    gcTime: 0,
  });
}
