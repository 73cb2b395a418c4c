import type { PlacedSlot } from '@cablepark/domain/slots/clashes';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Selectable, Updateable } from 'kysely';
import type { SlotTable } from '../../db/slot-tables.ts';

/** A slot with its true holder, their booking and its series: not for the wire (see `directus/`). */
export interface StoredSlot extends Slot, PlacedSlot {
  /** The booking that stands; null where nobody holds it. */
  booking: number | null;
}

/** A row of the table as the park's rules see it. */
export function toSlot(row: Selectable<SlotTable>): StoredSlot {
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
    heldUntil: row.hold_until === null ? null : Temporal.Instant.fromEpochMilliseconds(row.hold_until),
    series: row.series,
  };
}

/** What staff may edit of a slot, as the table keeps it. */
export function toEditableRow(slot: Omit<Slot, 'id' | 'rider' | 'payment' | 'heldUntil'>) {
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
