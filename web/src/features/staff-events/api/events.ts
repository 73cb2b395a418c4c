import { changeEventCall, createEventsCall, deleteEventCall } from '@cablepark/contract/park/event-calls';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { eventEnded, type ParkEvent, pastEventDays } from '@cablepark/domain/events/events';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';
import { clock } from '../../../lib/time/clock.ts';
import type { FollowedList } from '../../../live/messages.ts';
import { eventFilter, eventKeys, readEvents } from '../../events/api/readEvents.ts';

/** Older events are not listed. */
const pastYears = 2;

/** Past events, the latest first. */
export function pastEvents(zone: string) {
  return queryOptions({
    queryKey: [...eventKeys.all, 'past', zone],
    queryFn: async ({ signal }) => {
      const now = clock.now();
      const from = startOfDay(dayOf(now, zone).subtract({ years: pastYears }), zone);
      const events = await readEvents({ from, to: now }, signal);
      return events.filter((event) => eventEnded(event, now)).toReversed();
    },
  });
}

/** Events that are not over, with their places. */
export function followedComing(today: Temporal.PlainDate, zone: string): FollowedList {
  const from = startOfDay(today.subtract({ days: pastEventDays }), zone);
  return { collection: 'Event', query: { filter: eventFilter({ from }), fields: ['*'] } };
}

/** Invalidates events, and the slots that are their places. */
export async function eventChanged(queries: QueryClient): Promise<void> {
  // Also inactive lists: the next one to open must not offer a stale event for editing.
  await queries.invalidateQueries({ queryKey: eventKeys.all, refetchType: 'all' });
  await queries.invalidateQueries({ queryKey: slotKeys.all });
}

/** The fields that Editors write; `image` is the id of an uploaded picture. */
export type EventChange = Required<
  Pick<
    ParkEvent,
    'name' | 'description' | 'nameEn' | 'descriptionEn' | 'url' | 'image' | 'start' | 'end' | 'track'
  >
>;

/** POST /items/Event, only where the server announces `events`. @throws ApiError FAILED_VALIDATION, INVALID_FOREIGN_KEY; NetworkError. */
export async function createEvent(event: EventChange): Promise<void> {
  await call(createEventsCall, { body: bodyOf(event) });
}

/** PATCH /items/Event/{id}. @throws like `createEvent`. */
export async function changeEvent(id: number, event: EventChange): Promise<void> {
  await call(changeEventCall, { params: { id }, body: bodyOf(event) });
}

/** DELETE /items/Event/{id} with its free slots. @throws ApiError SLOT_BOOKED (409) with the ids in `slots`; NetworkError. */
export async function deleteEvent(id: number): Promise<void> {
  await call(deleteEventCall, { params: { id } });
}

function bodyOf({ start, end, track, ...same }: EventChange) {
  return { ...same, start: writeWireTime(start), end: end && writeWireTime(end), asset: track };
}
