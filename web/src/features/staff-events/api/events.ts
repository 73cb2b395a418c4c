import { writeWireTime } from '@cablepark/contract/wire-time';
import type { ParkEvent } from '@cablepark/domain/events/events';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** What Editors write of an event; `image` is the id of an uploaded picture. */
export type EventChange = Required<
  Pick<
    ParkEvent,
    'name' | 'description' | 'nameEn' | 'descriptionEn' | 'url' | 'image' | 'start' | 'end' | 'track'
  >
>;

/** POST /items/Event, only where the server announces `events`. @throws ApiError FAILED_VALIDATION, INVALID_FOREIGN_KEY; NetworkError. */
export async function createEvent(event: EventChange): Promise<void> {
  await request({ method: 'POST', url: urls.items('Event'), body: bodyOf(event) });
}

/** PATCH /items/Event/{id}. @throws like `createEvent`. */
export async function changeEvent(id: number, event: EventChange): Promise<void> {
  await request({ method: 'PATCH', url: urls.item('Event', id), body: bodyOf(event) });
}

/** DELETE /items/Event/{id} with its free slots. @throws ApiError SLOT_BOOKED (409) with the ids in `slots`; NetworkError. */
export async function deleteEvent(id: number): Promise<void> {
  await request({ method: 'DELETE', url: urls.item('Event', id) });
}

function bodyOf({ start, end, track, ...same }: EventChange) {
  return { ...same, start: writeWireTime(start), end: end && writeWireTime(end), asset: track };
}
