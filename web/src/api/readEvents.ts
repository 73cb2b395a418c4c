import type { AnnouncedEvent, ParkEvent } from '@cablepark/domain/events';
import { writeWireTime } from '@cablepark/domain/park-time';
import type { Filter } from './query.ts';
import { readAll } from './readAll.ts';

export interface EventRange {
  /** Events that start at this moment or later. */
  from: Temporal.Instant;
  /** Events that start before this moment. */
  to?: Temporal.Instant;
  /** Only events of this track and those of all tracks. */
  asset?: number;
}

/** All of an event but the ids of its slots, by the names that every backend knows, and ours where they are announced. */
const told = ['id', 'name', 'description', 'url', 'image', 'start', 'end', 'asset'];
const toldInEnglish = ['nameEn', 'descriptionEn'];

/** GET /items/Event by start, without the ids of slots. @throws ApiError, NetworkError, AbortError. */
export function readAnnounced(
  range: EventRange,
  inEnglish: boolean,
  signal?: AbortSignal,
): Promise<AnnouncedEvent[]> {
  const fields = inEnglish ? [...told, ...toldInEnglish] : told;
  return readAll<AnnouncedEvent>(
    'Event',
    { filter: eventFilter(range), sort: ['start', 'id'], fields },
    signal,
  );
}

/** GET /items/Event by start (SPEC.md §7, "Events"), all pages. @throws ApiError, NetworkError, AbortError. */
export function readEvents(range: EventRange, signal?: AbortSignal): Promise<ParkEvent[]> {
  return readAll<ParkEvent>('Event', { filter: eventFilter(range), sort: ['start', 'id'] }, signal);
}

export function eventFilter(range: EventRange): Filter {
  const start = {
    _gte: writeWireTime(range.from),
    ...(range.to ? { _lt: writeWireTime(range.to) } : {}),
  };
  if (range.asset === undefined) return { start };
  return { _and: [{ start }, { _or: [{ asset: { _eq: range.asset } }, { asset: { _null: true } }] }] };
}
