import {
  countPlaces,
  countPlacesCall,
  type OpenTimes,
  openPlacesOf,
  type PlaceQuestion,
} from '@cablepark/contract/park/event-places';
import { readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import type { EventPlaces } from '@cablepark/domain/events/places';
import { byStart, type Slot } from '@cablepark/domain/slots/slot';
import { exchange } from '../../../lib/http/exchange.ts';
import { request } from '../../../lib/http/http.ts';
import { readRows } from '../../../lib/http/rows.ts';

/** GET /items/Slot, counted by event: all places, open ones and mine. @throws ApiError, NetworkError, AbortError. */
export function readPlaces(
  events: readonly number[],
  visit: { me: string | null; now: Temporal.Instant; times: OpenTimes },
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, EventPlaces>> {
  const count = async (question: PlaceQuestion) => {
    const query = { ...question, aggregate: { count: '*' }, limit: -1 } as const;
    return (await exchange(countPlacesCall, { query, signal }, request)).data;
  };
  return countPlaces(count, events, visit);
}

/** GET /items/Slot: the first bookable place of the event; null if none. @throws ApiError, NetworkError. */
export async function readFirstPlace(
  event: number,
  places: EventPlaces,
  when: { now: Temporal.Instant; times: OpenTimes },
): Promise<Slot | null> {
  if (places.total === 0) return null;
  const found = await Promise.all(
    openPlacesOf(event, places, when).map((filter) =>
      readRows(slotCollection, { filter, sort: ['startTime', 'id'], limit: 1 }),
    ),
  );
  const slots = found.flatMap(({ data }) => data.map(readSlotRow));
  return slots.toSorted(byStart)[0] ?? null;
}
