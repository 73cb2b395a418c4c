import {
  countPlaces,
  countPlacesCall,
  openPlacesOf,
  type PlaceQuestion,
} from '@cablepark/contract/park/event-places';
import { readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import type { EventPlaces } from '@cablepark/domain/events/places';
import type { Slot } from '@cablepark/domain/slots/slot';
import { exchange } from '../../../lib/http/exchange.ts';
import { request } from '../../../lib/http/http.ts';
import { readRows } from '../../../lib/http/rows.ts';

/** GET /items/Slot, counted by event: all places, open ones and mine. @throws ApiError, NetworkError, AbortError. */
export function readPlaces(
  events: readonly number[],
  me: string | null,
  now: Temporal.Instant,
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, EventPlaces>> {
  const count = async (question: PlaceQuestion) => {
    const query = { ...question, aggregate: { count: '*' }, limit: -1 } as const;
    return (await exchange(countPlacesCall, { query, signal }, request)).data;
  };
  return countPlaces(count, events, me, now);
}

/** GET /items/Slot: the first bookable place of the event; null if none. @throws ApiError, NetworkError. */
export async function readFirstPlace(
  event: number,
  places: EventPlaces,
  now: Temporal.Instant,
): Promise<Slot | null> {
  if (places.total === 0) return null;
  const filter = openPlacesOf(event, places, now);
  const [row] = (await readRows(slotCollection, { filter, sort: ['startTime', 'id'], limit: 1 })).data;
  return row ? readSlotRow(row) : null;
}
