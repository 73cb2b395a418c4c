import { type AskPlaces, countPlaces, type OpenTimes } from '@cablepark/contract/park/event-places';
import type { ShownEventRow } from '@cablepark/contract/park/events';
import type { AnnouncedEventRow, PlaceCount } from '@cablepark/contract/park/events.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { pastEventDays } from '@cablepark/domain/events/events';
import { noPlaces } from '@cablepark/domain/events/places';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import type { AppContext } from '../context.ts';
import { event, readMany, slot } from '../directus/index.ts';
import { findClosures } from '../modules/tracks/state/index.ts';

/** The number of events in the rendered page, upcoming and past; the scripts fetch them all. */
const limits = { ahead: 30, behind: 10 };
/** All fields except the ids of their slots: an event over a whole season has thousands. */
const fields = [...event.fields.keys()];

/** The events of the rendered page, with the places in a visitor's view. @param id of one that must not be missing, if it is not too long past */
export async function readShownEvents(
  context: AppContext,
  id: number | null = null,
): Promise<ShownEventRow[]> {
  const now = context.clock.now();
  const readRows = async (sort: string, limit: number, operator: '_gt' | '_lte') => {
    // An event without an end is over once it has started.
    const condition = { [operator]: writeWireTime(now) };
    return await readEvents(context, now, {
      sort,
      limit,
      filter: { _or: [{ end: condition }, { end: { _null: true }, start: condition }] },
    });
  };
  const ahead = await readRows('start,id', limits.ahead, '_gt');
  const behind = await readRows('-start,-id', limits.behind, '_lte');
  const listed = [...behind.toReversed(), ...ahead];
  const isMissing = id !== null && !listed.some((each) => each.id === id);
  return await withPlaces(
    context,
    now,
    isMissing ? [...listed, ...(await findEvent(context, now, id))] : listed,
  );
}

/** One event, as `readShownEvents` shows it; null where it is gone, or too long past. */
export async function readShownEvent(context: AppContext, id: number): Promise<ShownEventRow | null> {
  const now = context.clock.now();
  const [row = null] = await withPlaces(context, now, await findEvent(context, now, id));
  return row;
}

async function findEvent(
  context: AppContext,
  now: Temporal.Instant,
  id: number,
): Promise<AnnouncedEventRow[]> {
  return await readEvents(context, now, { limit: 1, filter: { id: { _eq: id } } });
}

/** Events as a visitor reads them, without those that are too long past. */
async function readEvents(
  context: AppContext,
  now: Temporal.Instant,
  { filter, ...query }: { sort?: string; limit: number; filter: object },
): Promise<AnnouncedEventRow[]> {
  const { zone } = context.config;
  const from = writeWireTime(startOfDay(dayOf(now, zone).subtract({ days: pastEventDays }), zone));
  const recent = { ...filter, start: { _gte: from } };
  const { data } = await readMany(context, event, { ...query, fields, filter: recent }, visitorAt(now));
  return data as unknown as AnnouncedEventRow[];
}

async function withPlaces(
  context: AppContext,
  now: Temporal.Instant,
  events: readonly AnnouncedEventRow[],
): Promise<ShownEventRow[]> {
  const ask: AskPlaces = async (question) => {
    const groups = { ...question, aggregate: { count: '*' }, limit: -1 };
    return (await readMany(context, slot, groups, visitorAt(now))).data as unknown as PlaceCount[];
  };
  const ids = events.map((each) => each.id);
  const visit = { me: null, now, times: await readOpenTimes(context, now) };
  const places = await countPlaces(ask, ids, visit);
  return events.map((each) => ({ event: each, places: places.get(each.id) ?? noPlaces }));
}

/** Where and when a visitor can book. */
async function readOpenTimes({ tracks, store }: AppContext, now: Temporal.Instant): Promise<OpenTimes> {
  const openTracks = (await tracks.read()).filter(({ status }) => takesBookings(status, null));
  return { tracks: openTracks.map(({ id }) => id), closures: await findClosures(store.db, now, null) };
}

function visitorAt(now: Temporal.Instant) {
  return { viewer: null, now: () => now };
}
