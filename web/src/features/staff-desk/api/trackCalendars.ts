import { type TrackCalendar, trackCalendarsCall } from '@cablepark/contract/park/calendars';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';

/** GET /track-calendars (Manager up). */
export const trackCalendars = queryOptions({
  queryKey: ['track-calendars'],
  queryFn: async ({ signal }) => (await request<TrackCalendar[]>({ url: trackCalendarsCall, signal })).data,
});

/** POST /track-calendars (Manager up): a new address; the old one becomes invalid. */
export async function renewTrackCalendar(track: number): Promise<TrackCalendar> {
  return (await request<TrackCalendar>({ method: 'POST', url: trackCalendarsCall, body: { track } })).data;
}
