import {
  listStopsCall,
  previewStopCall,
  sendStopCall,
  stopCableCall,
  toldOfStopCall,
  undoStopCall,
} from '@cablepark/contract/closures/stops';
import type { StopPreview, StopsToday } from '@cablepark/contract/closures/stops.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/http/call.ts';
import { callOnce } from '../../../../lib/http/requestOnce.ts';

/** A stop of today; `messagesDue` is when its waiting messages leave. */
export interface Stop
  extends Omit<
    StopsToday['stops'][number],
    'date_created' | 'user_name' | 'messagesDue' | 'undone' | 'assets'
  > {
  at: Temporal.Instant;
  byName: string | null;
  tracks: readonly number[];
  isUndone: boolean;
  messagesDue: Temporal.Instant | null;
}

/** A ride that moves; `from` is the time that its rider knows. */
export interface MovedRide {
  slot: number;
  track: number;
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/** A rider whom no message reaches, or who must answer. */
export interface StopCall {
  id: number;
  name: string | null;
  phone: string | null;
  /** Whether the delay needs an answer. */
  asks: boolean;
  rides: readonly MovedRide[];
}

export interface StopsOfDay {
  stops: readonly Stop[];
  calls: readonly StopCall[];
  /** Riders who got a message and have neither answered nor opened it. */
  unseen: readonly StopCall[];
}

export interface Preview extends Pick<StopPreview, 'newest' | 'swallowed'> {
  rides: readonly (MovedRide & Pick<StopPreview['rides'][number], 'name' | 'hasMail' | 'isPastEnd'>)[];
  /** When each track takes its next ride. */
  freeAt: readonly Temporal.Instant[];
  events: readonly StoppedEvent[];
}

/** An event with places that move or are dropped; `to` is null if its own start stays. */
export interface StoppedEvent extends Pick<StopPreview['events'][number], 'id' | 'name' | 'nameEn'> {
  from: Temporal.Instant;
  to: Temporal.Instant | null;
}

export const stopsKey = ['stops'] as const;

/** GET /desk/stops (Manager up), if the server announces `stops`. */
export const stopsToday = queryOptions({
  queryKey: stopsKey,
  queryFn: async ({ signal }) => readDay(await call(listStopsCall, { signal })),
});

/** GET /desk/stops/preview (Manager up): what a stop would do now. */
export function stopPreview(minutes: number | null, tracks: readonly number[]) {
  return queryOptions({
    queryKey: [...stopsKey, 'preview', minutes, tracks],
    enabled: minutes !== null && tracks.length > 0,
    queryFn: async ({ signal }): Promise<Preview> => {
      const query = { minutes: String(minutes), assets: tracks.join(',') };
      const row = await call(previewStopCall, { query, signal });
      return {
        newest: row.newest,
        swallowed: row.swallowed,
        freeAt: row.tracks.map(({ freeAt }) => requireWireTime(freeAt)),
        rides: row.rides.map((ride) => ({ ...ride, ...readRide(ride) })),
        events: row.events.map(({ from, startTime, ...event }) => ({
          ...event,
          from: requireWireTime(from),
          to: startTime === null ? null : requireWireTime(startTime),
        })),
      };
    },
  });
}

/** POST /desk/stops. @returns how many rides it moved @throws ApiError CHANGED_SINCE, FORBIDDEN, SLOT_TAKEN; NetworkError */
export async function stopCable(stop: {
  minutes: number;
  tracks: readonly number[];
  seen: number | null;
}): Promise<number> {
  const { minutes, tracks, seen } = stop;
  return (await callOnce(stopCableCall, { body: { minutes, assets: tracks, seen } })).rides;
}

/** POST /desk/stops/{id}/undo. @throws ApiError CHANGED_SINCE, TOO_LATE, SLOT_OVERLAP; NetworkError */
export async function undoStop(id: number): Promise<void> {
  await callOnce(undoStopCall, { params: { id }, body: {} });
}

/** POST /desk/stops/{id}/send: its messages leave now. @throws ApiError, NetworkError */
export async function sendStop(id: number): Promise<void> {
  await call(sendStopCall, { params: { id } });
}

/** POST /desk/stops/calls/{id}/told. @throws ApiError, NetworkError */
export async function toldOfStop(id: number): Promise<void> {
  await call(toldOfStopCall, { params: { id } });
}

function readDay({ stops, calls, unseen }: StopsToday): StopsOfDay {
  return {
    stops: stops.map(
      ({ date_created, user_name: byName, assets: tracks, undone: isUndone, messagesDue, ...rest }) => ({
        ...rest,
        at: requireWireTime(date_created),
        byName,
        tracks,
        isUndone,
        messagesDue: messagesDue === null ? null : requireWireTime(messagesDue),
      }),
    ),
    calls: calls.map(readCall),
    unseen: unseen.map(readCall),
  };
}

function readCall({ rides, ...rest }: StopsToday['calls'][number]): StopCall {
  return { ...rest, rides: rides.map(readRide) };
}

function readRide(row: { slot: number; asset: number; from: string; startTime: string }): MovedRide {
  const { slot, asset: track, from, startTime } = row;
  return { slot, track, from: requireWireTime(from), to: requireWireTime(startTime) };
}
