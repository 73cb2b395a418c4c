import type { Slot } from '@cablepark/domain/slots/slot';
import type { Call } from '../call.ts';
import type { WireCollection } from '../collections.ts';
import { toGrosze, toPln } from '../money.ts';
import { requireWireTime, writeWireTime } from '../wire-time.ts';
import { slotPatch } from './slot-changes.schema.ts';
import { heldSlotFields, historyRow, noShowRow, type SlotRow, slotRow } from './slots.schema.ts';

export const slotCollection = {
  name: 'Slot',
  row: slotRow,
  onRequest: heldSlotFields,
} as const satisfies WireCollection;

/** Books, cancels or edits a slot. */
export const changeSlotCall = {
  method: 'PATCH',
  path: '/items/Slot/:id',
  body: slotPatch,
  answer: slotRow,
} as const satisfies Call;

/** For the staff. */
export const noShowCollection = { name: 'NoShow', row: noShowRow } as const satisfies WireCollection;
export const historyCollection = {
  name: 'BookingHistory',
  row: historyRow,
} as const satisfies WireCollection;

/** @throws Error with the text of SPEC.md §5 when its start is invalid. */
export function readSlotRow(row: SlotRow & { hold_until?: string | null }): Slot {
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
