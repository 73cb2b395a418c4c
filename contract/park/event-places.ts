import type { Closure } from '@cablepark/domain/closures/closure';
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
  _and?: readonly PlaceFilter[];
  _or?: readonly PlaceFilter[];
}
export interface PlaceQuestion {
  filter: PlaceFilter;
  groupBy: readonly (keyof PlaceCount)[];
}
export type AskPlaces = (question: PlaceQuestion) => Promise<readonly PlaceCount[]>;

/** Where and when slots can be booked at all. */
export interface OpenTimes {
  /** The tracks that take bookings; null for all. */
  tracks: readonly number[] | null;
  closures: readonly Pick<Closure, 'tracks' | 'from' | 'until'>[];
}

export const alwaysOpen: OpenTimes = { tracks: null, closures: [] };

/** The limits of one query, below a visitor's budget of 40 conditions; of more closures the last to end do not count. */
const mostNamed = { events: 50, durations: 10, closures: 11, conditions: 37 };

interface Visit {
  /** Null for visitors. */
  me: string | null;
  now: Temporal.Instant;
  times: OpenTimes;
}

/** Counts the slots of these events by groups, without reading any of them. */
export async function countPlaces(
  ask: AskPlaces,
  events: readonly number[],
  visit: Visit,
): Promise<ReadonlyMap<number, EventPlaces>> {
  const placesByEvent = await Promise.all(
    chunks(events, mostNamed.events).map((ids) => countSome(ask, ids, visit)),
  );
  return new Map(placesByEvent.flatMap((places) => [...places]));
}

async function countSome(
  ask: AskPlaces,
  ids: readonly number[],
  { me, ...when }: Visit,
): Promise<Map<number, EventPlaces>> {
  const event = { _in: ids };
  const groups = await ask({ filter: { event }, groupBy: ['event', 'duration', 'price'] });
  const own = me === null ? [] : await ask({ filter: { event, bookedBy: { _eq: me } }, groupBy: ['event'] });
  const durations = [...new Set(groups.flatMap(({ duration }) => duration ?? []))];
  const openCounts = await Promise.all(
    openPlaces(durations, when).map((open) => ask({ filter: { event, ...open }, groupBy: ['event'] })),
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
          highestPrice: prices.length === 0 ? null : toGrosze(Math.max(...prices)),
          lengths: [...new Set(all.flatMap(({ duration }) => duration ?? []))],
        },
      ];
    }),
  );
}

/** Slots of these durations that can still be booked, as one filter or several; the API has the start of a slot, not its end. */
function openPlaces(
  durations: readonly number[],
  { now, times: { tracks, closures } }: Omit<Visit, 'me'>,
): PlaceFilter[] {
  const first = closures
    .toSorted((a, b) => Temporal.Instant.compare(a.until, b.until))
    .slice(0, mostNamed.closures);
  const conditions = 2 + 3 * first.length;
  const atOnce = Math.min(mostNamed.durations, Math.floor(mostNamed.conditions / conditions));
  return chunks(durations, atOnce).map((some) => ({
    bookedBy: { _null: true },
    ...(tracks && { asset: { _in: tracks } }),
    _or: some.map((minutes) => ({
      duration: { _eq: minutes },
      startTime: { _gt: writeWireTime(now.subtract({ minutes })) },
      ...(first.length > 0 && { _and: first.map((closure) => outside(closure, minutes)) }),
    })),
  }));
}

/** A slot of these minutes that a closure takes nothing of, as `covers` in domain/closures decides. */
function outside({ tracks, from, until }: OpenTimes['closures'][number], minutes: number): PlaceFilter {
  return {
    _or: [
      { asset: { _nin: tracks } },
      { startTime: { _gte: writeWireTime(until) } },
      { startTime: { _lte: writeWireTime(from.subtract({ minutes })) } },
    ],
  };
}

/** The slots of the event that can still be booked, as one filter or several. */
export function openPlacesOf(
  event: number,
  { lengths }: EventPlaces,
  when: Omit<Visit, 'me'>,
): PlaceFilter[] {
  return openPlaces(lengths, when).map((open) => ({ event: { _eq: event }, ...open }));
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
