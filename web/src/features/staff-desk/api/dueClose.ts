import { readDueCloseCall } from '@cablepark/contract/payments/day-closes';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';

/** The park shuts while Today is open. */
const askEveryMs = 60_000;

/** GET /desk/day-closes/due (Manager up): the days that somebody forgot to close; null if there are none. */
export const dueClose = queryOptions({
  queryKey: [...slotKeys.all, 'due close'],
  queryFn: ({ signal }) => call(readDueCloseCall, { signal }),
  refetchInterval: askEveryMs,
});
