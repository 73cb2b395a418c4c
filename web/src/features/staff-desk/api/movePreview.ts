import { previewMoveCall } from '@cablepark/contract/rides/moves';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';

/** GET /desk/moves: the effect on the pass that paid for a booking. @throws ApiError as the move itself; NetworkError */
export function movePreview(move: { from: number; to: number } | null) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'move', move],
    queryFn: move
      ? ({ signal }) =>
          call(previewMoveCall, { query: { from: String(move.from), to: String(move.to) }, signal })
      : skipToken,
    retry: false,
    gcTime: 0,
  });
}
