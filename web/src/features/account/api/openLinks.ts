import { readOwnLinksCall } from '@cablepark/contract/accounts/own-account';
import { endCalendarCall } from '@cablepark/contract/park/calendars';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** GET /users/me/links: links to this account's data that need no log-in. */
export function openLinksOf(account: string) {
  return queryOptions({
    queryKey: ['own-account', account, 'links'],
    queryFn: ({ signal }) => call(readOwnLinksCall, { signal }),
  });
}

/** DELETE /users/me/calendar. @throws ApiError, NetworkError. */
export async function endCalendar(): Promise<void> {
  await call(endCalendarCall);
}
