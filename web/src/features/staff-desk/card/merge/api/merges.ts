import {
  mergeCall,
  previewMergeCall,
  readMergesCall,
  undoMergeCall,
} from '@cablepark/contract/accounts/merges';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../../../booking/api/slotKeys.ts';
import { call } from '../../../../../lib/http/call.ts';
import { callOnce } from '../../../../../lib/http/requestOnce.ts';

/** Two records of one person: the guest is emptied, the other one stays. */
export interface MergePair {
  guest: string;
  into: string;
}

/** GET /desk/merges/{id} (Admin): likely records of the same person, and the merges so far. @throws ApiError, NetworkError */
export function mergesOf(rider: string) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'merges', rider],
    queryFn: ({ signal }) => call(readMergesCall, { params: { id: rider }, signal }),
  });
}

/** GET /desk/merges/preview (Admin). @throws ApiError FORBIDDEN if the two can't be merged; NetworkError */
export function mergePreview(pair: MergePair) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'merge preview', pair],
    queryFn: ({ signal }) => call(previewMergeCall, { query: { ...pair }, signal }),
    staleTime: 0,
  });
}

/** POST /desk/merges (Admin). @throws ApiError FORBIDDEN, CHANGED_SINCE; NetworkError */
export function mergeRecords(pair: MergePair) {
  return callOnce(mergeCall, { body: { ...pair } });
}

/** POST /desk/merges/{id}/undo (Admin). @throws ApiError CHANGED_SINCE, NetworkError */
export function undoMerge(id: number) {
  return callOnce(undoMergeCall, { params: { id } });
}
