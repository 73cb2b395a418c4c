import type { ParkEvent } from '@cablepark/domain/events/events';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** What Editors write of an event; `start` and `end` are times of the wire, `image` the id of an uploaded picture. */
export type EventBody = Required<
  Pick<
    ParkEvent,
    'name' | 'description' | 'nameEn' | 'descriptionEn' | 'url' | 'image' | 'start' | 'end' | 'asset'
  >
>;

/** POST /items/Event, only where the server announces `events`. @throws ApiError FAILED_VALIDATION, INVALID_FOREIGN_KEY; NetworkError. */
export async function createEvent(body: EventBody): Promise<void> {
  await request({ method: 'POST', url: urls.items('Event'), body });
}

/** PATCH /items/Event/{id}. @throws like `createEvent`. */
export async function changeEvent(id: number, body: EventBody): Promise<void> {
  await request({ method: 'PATCH', url: urls.item('Event', id), body });
}

/** DELETE /items/Event/{id} with its free slots. @throws ApiError SLOT_BOOKED (409) with the ids in `slots`; NetworkError. */
export async function deleteEvent(id: number): Promise<void> {
  await request({ method: 'DELETE', url: urls.item('Event', id) });
}
