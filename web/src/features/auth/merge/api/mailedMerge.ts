import { agreeToMergeCall, readMailedMergeCall } from '@cablepark/contract/accounts/merges';
import { queryOptions } from '@tanstack/react-query';
import { callAsVisitor } from '../../../../lib/http/exchange.ts';

/** GET /mailed-merge. @throws ApiError 403 for an invalid link; NetworkError */
export function mailedMerge(token: string) {
  return queryOptions({
    queryKey: ['mailed-merge', token],
    queryFn: ({ signal }) => callAsVisitor(readMailedMergeCall, { query: { token }, signal }),
    enabled: token !== '',
  });
}

/** POST /mailed-merge; it may be sent again. @throws ApiError TOO_LATE, NetworkError */
export function agreeToMerge(token: string) {
  return callAsVisitor(agreeToMergeCall, { body: { token } });
}
