import type { PlacedSlot } from '@cablepark/domain/slots/clashes';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { SlotTable } from '../../../db/tables/slot-tables.ts';

/** A slot with its actual rider, booking and series: not for the API (see `directus/`). */
export interface StoredSlot extends Slot, PlacedSlot {
  /** The valid booking; null for a free slot. */
  booking: number | null;
  /** For the slot of a hired track: the price that it gets back after the booking, in grosze; null if its own price applies. */
  priceBeforeHire: number | null;
  isReserved: boolean;
}

/** A row of the table with the payment columns of its booking. */
export type StoredSlotRow = Selectable<SlotTable> & {
  payment_id: number | null;
  held_until: number | null;
  slot_price_cents: number | null;
};

/** Slots with the booking facts of the rules. The caller filters by `slot.…`. */
export function selectSlots(db: Db) {
  return db
    .selectFrom('slot')
    .leftJoin('booking', 'booking.id', 'slot.booking_id')
    .selectAll('slot')
    .select(['booking.payment_id', 'booking.held_until', 'booking.slot_price_cents']);
}

/** A row of `selectSlots` for the domain's rules. */
export function toSlot(row: StoredSlotRow): StoredSlot {
  return {
    id: row.id,
    track: row.asset_id,
    start: Temporal.Instant.fromEpochMilliseconds(row.start_at),
    minutes: row.duration,
    price: row.price_cents,
    rider: row.booked_by,
    booking: row.booking_id,
    payment: row.payment_id,
    event: row.event_id,
    heldUntil: row.held_until === null ? null : Temporal.Instant.fromEpochMilliseconds(row.held_until),
    series: row.series,
    priceBeforeHire: row.slot_price_cents,
    isReserved: row.reserved_until !== null,
  };
}

/** The editable columns of a slot. */
export function toEditableRow(slot: Omit<Slot, 'id' | 'rider' | 'payment' | 'heldUntil' | 'isReserved'>) {
  const startAt = slot.start.epochMilliseconds;
  return {
    start_at: startAt,
    duration: slot.minutes,
    end_at: startAt + slot.minutes * 60_000,
    price_cents: slot.price,
    asset_id: slot.track,
    event_id: slot.event,
  } satisfies Updateable<SlotTable>;
}
