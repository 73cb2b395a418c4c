import type { Slot } from '@cablepark/domain/slots/slot';
import { toGrosze, toPln } from '../payments/money.ts';
import { requireWireTime, writeWireTime } from '../wire-time.ts';

/** A slot in the API (SPEC.md §3): `price` in PLN, `duration` in minutes, `asset` is the track. */
export interface SlotRow {
  id: number;
  startTime: string;
  duration: number;
  price: number;
  asset: number;
  bookedBy: string | null;
  payment: number | null;
  event: number | null;
  /** Only where the query names it, and only for the holder and the staff. */
  hold_until?: string | null;
}

/** @throws Error with the text of SPEC.md §5 when its start is invalid. */
export function readSlotRow(row: SlotRow): Slot {
  return {
    id: row.id,
    track: row.asset,
    start: requireWireTime(row.startTime),
    minutes: row.duration,
    price: toGrosze(row.price),
    rider: row.bookedBy,
    payment: row.payment,
    event: row.event,
    heldUntil: row.hold_until ? requireWireTime(row.hold_until) : null,
  };
}

export function writeSlotRow(slot: Slot): SlotRow {
  return {
    id: slot.id,
    startTime: writeWireTime(slot.start),
    duration: slot.minutes,
    price: toPln(slot.price),
    asset: slot.track,
    bookedBy: slot.rider,
    payment: slot.payment,
    event: slot.event,
  };
}
