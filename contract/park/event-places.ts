import type { EventPlaces } from '@cablepark/domain/events/places';
import type { Call } from '../call.ts';
import { toGrosze } from '../money.ts';
import { writeWireTime } from '../wire-time.ts';
import { type PlaceCount, placeCounts } from './events.schema.ts';

/** Counts the places of events in the query language, so that nobody reads thousands of slots. */

/** Counts slots by their event ; the query language has the parameters. */
export const countPlacesCall = {
  method: 'GET',
  path: '/items/Slot',
  answer: placeCounts,
} as const satisfies Call;

type Condition = Readonly<Record<string, string | number | boolean | readonly number[]>>;
export interface PlaceFilter {
  [field: string]: Condition | readonly PlaceFilter[] | undefined;
  _or?: readonly PlaceFilter[];
}
export interface PlaceQuestion {
  filter: PlaceFilter;
  groupBy: readonly (keyof PlaceCount)[];
}
export type AskPlaces = (question: PlaceQuestion) => Promise<readonly PlaceCount[]>;

/** The limits of one query: far below a visitor's budget. */
const mostNamed = { events: 50, durations: 10 };

/** Counts the slots of these events by groups, without reading any of them. `me` is null for visitors. */
export async function countPlaces(
  ask: AskPlaces,
  events: readonly number[],
  me: string | null,
  now: Temporal.Instant,
): Promise<ReadonlyMap<number, EventPlaces>> {
  const placesByEvent = await Promise.all(
    chunks(events, mostNamed.events).map((ids) => countSome(ask, ids, me, now)),
  );
  return new Map(placesByEvent.flatMap((places) => [...places]));
}

async function countSome(
  ask: AskPlaces,
  ids: readonly number[],
  me: string | null,
  now: Temporal.Instant,
): Promise<Map<number, EventPlaces>> {
  const event = { _in: ids };
  const groups = await ask({ filter: { event }, groupBy: ['event', 'duration', 'price'] });
  const own = me === null ? [] : await ask({ filter: { event, bookedBy: { _eq: me } }, groupBy: ['event'] });
  const durations = [...new Set(groups.flatMap(({ duration }) => duration ?? []))];
  const openCounts = await Promise.all(
    chunks(durations, mostNamed.durations).map((some) =>
      ask({ filter: { event, ...openPlaces(some, now) }, groupBy: ['event'] }),
    ),
  );
  return new Map(
    ids.map((id) => {
      const all = ofEvent(groups, id);
      const prices = all.flatMap(({ price }) => price ?? []);
      return [
        id,
        {
          total: sum(all),
          open: sum(ofEvent(openCounts.flat(), id)),
          mine: sum(ofEvent(own, id)) > 0,
          price: prices.length === 0 ? null : toGrosze(Math.min(...prices)),
          lengths: [...new Set(all.flatMap(({ duration }) => duration ?? []))],
        },
      ];
    }),
  );
}

/** Slots of these durations that can still be booked; the API has the start of a slot, not its end. */
function openPlaces(durations: readonly number[], now: Temporal.Instant): PlaceFilter {
  return {
    bookedBy: { _null: true },
    _or: durations.map((minutes) => ({
      duration: { _eq: minutes },
      startTime: { _gt: writeWireTime(now.subtract({ minutes })) },
    })),
  };
}

/** The slots of the event that can still be booked. */
export function openPlacesOf(event: number, { lengths }: EventPlaces, now: Temporal.Instant): PlaceFilter {
  return { event: { _eq: event }, ...openPlaces(lengths, now) };
}

function ofEvent(rows: readonly PlaceCount[], id: number): PlaceCount[] {
  return rows.filter(({ event }) => event === id);
}

function sum(rows: readonly PlaceCount[]): number {
  return rows.reduce((total, { count }) => total + Number(count), 0);
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
