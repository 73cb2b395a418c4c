import { eventCollection, readEventRow } from '@cablepark/contract/park/events';
import type { AnnouncedEventRow } from '@cablepark/contract/park/events.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import {
  type AnnouncedEvent,
  eventEnded,
  type ParkEvent,
  pastEventDays,
} from '@cablepark/domain/events/events';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import type { Filter } from '../../../lib/http/query.ts';
import { readAll } from '../../../lib/http/readAll.ts';
import { clock } from '../../../lib/time/clock.ts';

/** Query keys of events; their places are under the keys of slots. */
export const eventKeys = { all: ['events'] } as const;

export interface EventRange {
  /** Events that start at this moment or later. */
  from: Temporal.Instant;
  /** Events that start before this moment. */
  to?: Temporal.Instant;
  /** Only events of this track and those of all tracks. */
  track?: number;
}

/** All fields of an event except its slot ids: those of every backend, and ours if announced. */
const fieldNames = ['id', 'name', 'description', 'url', 'start', 'end', 'image.*', 'asset.*'] as const;
const englishFields = ['nameEn', 'descriptionEn'] as const;

/** GET /items/Event by start (SPEC.md §7, "Events"), without slot ids. @throws ApiError, NetworkError, AbortError. */
export async function readAnnounced(
  range: EventRange,
  inEnglish: boolean,
  signal?: AbortSignal,
): Promise<AnnouncedEvent[]> {
  const fields = inEnglish ? ([...fieldNames, ...englishFields] as const) : fieldNames;
  const query = { filter: eventFilter(range), sort: ['start', 'id'], fields };
  return (await readAll(eventCollection, query, signal)).map(eventOf);
}

/** GET /items/Event by start, all fields. @throws ApiError, NetworkError, AbortError. */
export async function readEvents(range: EventRange, signal?: AbortSignal): Promise<ParkEvent[]> {
  const fields = ['*', 'image.*', 'asset.*'] as const;
  const query = { filter: eventFilter(range), sort: ['start', 'id'], fields };
  return (await readAll(eventCollection, query, signal)).map(eventOf);
}

/** Events that are not over. */
export function comingEvents(zone: string) {
  return queryOptions({
    queryKey: [...eventKeys.all, 'coming', zone],
    queryFn: ({ signal }) => readComing(zone, signal),
  });
}

/** Events that start on this day or before it, of which some may still be on. */
export function eventsAround(day: Temporal.PlainDate, zone: string) {
  const from = startOfDay(day.subtract({ days: pastEventDays }), zone);
  const to = startOfDay(day.add({ days: 1 }), zone);
  return queryOptions({
    queryKey: [...eventKeys.all, 'around', zone, day.toString()],
    queryFn: ({ signal }) => readEvents({ from, to }, signal),
  });
}

/** An event of several days is not over on its second. @throws like `readEvents`. */
export async function readComing(zone: string, signal?: AbortSignal): Promise<ParkEvent[]> {
  const now = clock.now();
  const from = startOfDay(dayOf(now, zone).subtract({ days: pastEventDays }), zone);
  return (await readEvents({ from }, signal)).filter((event) => !eventEnded(event, now));
}

export function eventFilter(range: EventRange): Filter {
  const start = {
    _gte: writeWireTime(range.from),
    ...(range.to ? { _lt: writeWireTime(range.to) } : {}),
  };
  if (range.track === undefined) return { start };
  return { _and: [{ start }, { _or: [{ asset: { _eq: range.track } }, { asset: { _null: true } }] }] };
}

/** Picture and track are nested rows; ids from a backend without expansion. */
export type AsSent<Row extends AnnouncedEventRow> = Omit<Row, 'image' | 'asset'> & ExpandedRelations;

interface ExpandedRelations {
  image: string | { id: string } | null;
  asset: number | { id: number } | null;
}

/** Converts nested picture and track to ids. */
export function eventOf<Row extends AsSent<AnnouncedEventRow>>(row: Row) {
  return readEventRow({ ...row, image: idOf(row.image), asset: idOf(row.asset) });
}

function idOf<Id extends string | number>(reference: Id | { id: Id } | null): Id | null {
  return typeof reference === 'object' && reference !== null ? reference.id : reference;
}
