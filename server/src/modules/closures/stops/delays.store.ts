import { endOf } from '@cablepark/domain/slots/slot';
import type { Db } from '../../../db/store.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import { slotBefore } from './stops.store.ts';

/** A slot that a stop moved or dropped, with its ride at that time. */
export interface StopMove {
  stop: number;
  slot: number;
  booking: number | null;
  track: number;
  from: Temporal.Instant;
  minutes: number;
}

/** What these stops did to their slots, earliest stop first. */
export async function findStopMoves(db: Db, stops: readonly number[]): Promise<StopMove[]> {
  if (stops.length === 0) return [];
  const rows = await db
    .selectFrom('stop_slot')
    .select(['stop_id', 'slot_id', 'booking_id', 'from_at', 'slot'])
    .where('stop_id', 'in', [...stops])
    .orderBy('stop_id')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { asset_id: track, duration: minutes } = slotBefore(row);
    const from = Temporal.Instant.fromEpochMilliseconds(row.from_at);
    return { stop: row.stop_id, slot: row.slot_id, booking: row.booking_id, track, from, minutes };
  });
}

/** When the last slot of a track would end today without its stops. @param slots of the track today @param moves of these stops */
export function lastEndOf(
  track: number,
  slots: readonly StoredSlot[],
  moves: readonly StopMove[],
): Temporal.Instant | null {
  const firstMoves = new Map<number, StopMove>();
  for (const move of moves)
    if (move.track === track && !firstMoves.has(move.slot)) firstMoves.set(move.slot, move);
  const ends = [
    ...slots.filter(({ id }) => !firstMoves.has(id)).map(endOf),
    ...[...firstMoves.values()].map(({ from, minutes }) => endOf({ start: from, minutes })),
  ];
  return ends.toSorted((a, b) => Temporal.Instant.compare(a, b)).at(-1) ?? null;
}
