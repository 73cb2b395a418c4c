import { readCalendarCall, renewCalendarCall } from '@cablepark/contract/park/calendars';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** GET /users/me/calendar: the secret address of this account's calendar; null if there is none. */
export function calendarOf(account: string) {
  return queryOptions({
    queryKey: ['calendar', account],
    queryFn: async ({ signal }) => (await call(readCalendarCall, { signal })).url,
  });
}

/** POST /users/me/calendar. @returns the new address; the old one becomes invalid */
export async function renewCalendar(): Promise<string | null> {
  return (await call(renewCalendarCall)).url;
}
