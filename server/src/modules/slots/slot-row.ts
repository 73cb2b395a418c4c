import type { Slot } from '@cablepark/domain/slots/slot';
import { writeWireTime } from '@cablepark/domain/time/park-time';
import type { Selectable } from 'kysely';
import type { SlotTable } from '../../db/tables.ts';

/** A row of the table as the park's rules see it, with its true holder: not for the wire (see `items/`). */
export function toSlot(row: Selectable<SlotTable>): Slot {
  return {
    id: row.id,
    startTime: writeWireTime(Temporal.Instant.fromEpochMilliseconds(row.start_at)),
    duration: row.duration,
    price: row.price_cents / 100,
    asset: row.asset_id,
    bookedBy: row.booked_by,
    payment: row.payment_id,
    event: row.event_id,
  };
}

/** Money of the wire (PLN) in grosze. */
export function toCents(price: number): number {
  return Math.round(price * 100);
}
