import { type AskPlaces, countPlaces } from '@cablepark/contract/park/event-places';
import type { ShownEventRow } from '@cablepark/contract/park/events';
import type { AnnouncedEventRow, PlaceCount } from '@cablepark/contract/park/events.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { pastEventDays } from '@cablepark/domain/events/events';
import { noPlaces } from '@cablepark/domain/events/places';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../context.ts';
import { event, readMany, slot } from '../directus/index.ts';

/** The number of events in the rendered page, upcoming and past; the scripts fetch them all. */
const limits = { ahead: 30, behind: 10 };
/** All fields except the ids of their slots: an event over a whole season has thousands. */
const fields = [...event.fields.keys()];

/** The events of the rendered page, with the places in a visitor's view. @param id of one that must not be missing, if it is not too long past */
export async function readShownEvents(
  context: AppContext,
  id: number | null = null,
): Promise<ShownEventRow[]> {
  const { zone } = context.config;
  const now = context.clock.now();
  const from = writeWireTime(startOfDay(dayOf(now, zone).subtract({ days: pastEventDays }), zone));
  const visitor = { viewer: null, now: () => now };
  const readRows = async (sort: string, limit: number, operator: '_gt' | '_lte') => {
    // An event without an end is over once it has started.
    const condition = { [operator]: writeWireTime(now) };
    const filter = {
      start: { _gte: from },
      _or: [{ end: condition }, { end: { _null: true }, start: condition }],
    };
    return (await readMany(context, event, { fields, sort, limit, filter }, visitor)).data;
  };
  const ahead = await readRows('start,id', limits.ahead, '_gt');
  const readMissing = async (listed: readonly AnnouncedEventRow[]): Promise<AnnouncedEventRow[]> => {
    if (id === null || listed.some((each) => each.id === id)) return [];
    const filter = { id: { _eq: id }, start: { _gte: from } };
    const { data } = await readMany(context, event, { fields, limit: 1, filter }, visitor);
    return data as unknown as AnnouncedEventRow[];
  };
  const behind = await readRows('-start,-id', limits.behind, '_lte');
  const listed = [...behind.toReversed(), ...ahead] as unknown as AnnouncedEventRow[];
  const events = [...listed, ...(await readMissing(listed))];
  const ask: AskPlaces = async (question) => {
    const groups = { ...question, aggregate: { count: '*' }, limit: -1 };
    return (await readMany(context, slot, groups, visitor)).data as unknown as PlaceCount[];
  };
  const places = await countPlaces(
    ask,
    events.map((each) => each.id),
    null,
    now,
  );
  return events.map((each) => ({ event: each, places: places.get(each.id) ?? noPlaces }));
}
