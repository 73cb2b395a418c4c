import {
  closeTracksCall,
  liftClosureCall,
  previewClosureCall,
  readDeskClosuresCall,
  sendClosureCall,
  toldOfClosureCall,
} from '@cablepark/contract/closures/closures';
import type { ClosurePreview, DeskClosures } from '@cablepark/contract/closures/closures.schema';
import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { Closure, ClosureReason } from '@cablepark/domain/closures/closure';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/http/call.ts';
import { callOnce } from '../../../../lib/http/requestOnce.ts';
import { closuresKey, readClosure } from '../../../../park/api/closures.ts';

/** A closure of today or later; `messagesDue` is when its waiting messages leave. */
export interface DeskClosure
  extends Closure,
    Pick<DeskClosures['closures'][number], 'rides' | 'messages' | 'sent' | 'waiting'> {
  byName: string | null;
  isLifted: boolean;
  messagesDue: Temporal.Instant | null;
}

/** A ride inside a closure. */
export interface RideInside {
  slot: number;
  track: number;
  start: Temporal.Instant;
}

/** A rider whom no message reaches. */
export interface ClosureCall {
  id: number;
  name: string | null;
  phone: string | null;
  /** Whether the rides take place after all. */
  isLifted: boolean;
  rides: readonly RideInside[];
}

/** A refund that its rider can collect at the desk; the amount is in grosze. */
export interface OwedRide extends RideInside {
  name: string | null;
  phone: string | null;
  amount: number;
  rider: string;
  /** Of the rider's link. */
  token: string;
  /** Whether only the refund is left to do. */
  isBookingOver: boolean;
}

export interface Closures {
  closures: readonly DeskClosure[];
  calls: readonly ClosureCall[];
  owed: readonly OwedRide[];
  /** The tokens of riders who have not chosen yet, by the slot of their closed ride. */
  asked: ReadonlyMap<number, string>;
}

export type AffectedRide = RideInside &
  Pick<ClosurePreview['rides'][number], 'booking' | 'name' | 'phone' | 'hasMail' | 'paid'>;

/** What a closure would do. */
export interface ClosureOutlook extends Pick<ClosurePreview, 'holds' | 'needsEditor'> {
  until: Temporal.Instant;
  rides: readonly AffectedRide[];
  /** In grosze. */
  toGiveBack: number;
}

/** The tracks and times of a closure; null for now, and for an unknown end. */
export interface ClosureTime {
  tracks: readonly number[];
  from: Temporal.Instant | null;
  until: Temporal.Instant | null;
}

const previewKey = [...closuresKey, 'preview'] as const;

/** GET /desk/closures (Manager up), if the server announces `closures`. */
export const deskClosures = queryOptions({
  queryKey: [...closuresKey, 'desk'],
  queryFn: async ({ signal }) => readClosures(await call(readDeskClosuresCall, { signal })),
});

/** GET /desk/closures/preview (Manager up). @param time null while it is incomplete */
export function closurePreview(time: ClosureTime | null) {
  const query = {
    assets: time?.tracks.join(',') ?? '',
    ...(time?.from && { from: writeWireTime(time.from) }),
    ...(time?.until && { until: writeWireTime(time.until) }),
  };
  return queryOptions({
    queryKey: [...previewKey, query],
    enabled: time !== null && time.tracks.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => readPreview(await call(previewClosureCall, { query, signal })),
  });
}

/** A closure as the desk sends it; `seen`: the bookings in the preview. */
export interface NewClosure extends ClosureTime {
  reason: ClosureReason;
  note: string | null;
  noteEn: string | null;
  seen: readonly number[];
}

/** POST /desk/closures. @returns how many rides it affects @throws ApiError CHANGED_SINCE, FORBIDDEN, TOO_LATE, TRACK_CLOSED; NetworkError */
export async function closeTracks({
  tracks,
  from,
  until,
  noteEn,
  seen,
  ...rest
}: NewClosure): Promise<number> {
  const body = {
    ...rest,
    seen: [...seen],
    assets: tracks,
    from: from && writeWireTime(from),
    until: until && writeWireTime(until),
    note_en: noteEn,
  };
  return (await callOnce(closeTracksCall, { body })).rides;
}

/** POST /desk/closures/{id}/lift. @returns how many rides take place after all @throws ApiError, NetworkError */
export async function liftClosure(id: number): Promise<number> {
  return (await callOnce(liftClosureCall, { params: { id }, body: {} })).rides;
}

/** POST /desk/closures/{id}/send: its messages leave now. @throws ApiError, NetworkError */
export async function sendClosure(id: number): Promise<void> {
  await call(sendClosureCall, { params: { id } });
}

/** POST /desk/closures/calls/{id}/told. @throws ApiError, NetworkError */
export async function toldOfClosure(id: number): Promise<void> {
  await call(toldOfClosureCall, { params: { id } });
}

function readClosures({ closures, calls, owed, asked }: DeskClosures): Closures {
  return {
    closures: closures.map((row) => ({
      ...readClosure(row),
      byName: row.user_name,
      isLifted: row.lifted,
      rides: row.rides,
      messagesDue: row.messagesDue === null ? null : requireWireTime(row.messagesDue),
      messages: row.messages,
      sent: row.sent,
      waiting: row.waiting,
    })),
    calls: calls.map(({ lifted: isLifted, rides, ...rest }) => ({
      ...rest,
      isLifted,
      rides: rides.map(readRide),
    })),
    asked: new Map(asked.map(({ slot, token }) => [slot, token])),
    owed: owed.map((row) => ({
      ...readRide(row),
      name: row.name,
      phone: row.phone,
      amount: toGrosze(row.amount),
      rider: row.rider,
      token: row.token,
      isBookingOver: row.isBookingOver,
    })),
  };
}

function readPreview({ until, rides, holds, toGiveBack, needsEditor }: ClosurePreview): ClosureOutlook {
  return {
    until: requireWireTime(until),
    holds,
    needsEditor,
    toGiveBack: toGrosze(toGiveBack),
    rides: rides.map((row) => ({
      ...readRide(row),
      booking: row.booking,
      name: row.name,
      phone: row.phone,
      hasMail: row.hasMail,
      paid: row.paid,
    })),
  };
}

function readRide(row: { slot: number; asset: number; startTime: string }): RideInside {
  return { slot: row.slot, track: row.asset, start: requireWireTime(row.startTime) };
}
