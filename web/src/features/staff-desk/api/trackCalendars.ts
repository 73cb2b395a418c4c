import { listTrackCalendarsCall, renewTrackCalendarCall } from '@cablepark/contract/park/calendars';
import type { TrackCalendar } from '@cablepark/contract/park/calendars.schema';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** GET /track-calendars (Manager up). */
export const trackCalendars = queryOptions({
  queryKey: ['track-calendars'],
  queryFn: ({ signal }) => call(listTrackCalendarsCall, { signal }),
});

/** POST /track-calendars (Manager up): a new address; the old one becomes invalid. */
export function renewTrackCalendar(track: number): Promise<TrackCalendar> {
  return call(renewTrackCalendarCall, { body: { track } });
}
