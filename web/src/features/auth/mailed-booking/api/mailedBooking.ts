import { cancelMailedBookingCall, readMailedBookingCall } from '@cablepark/contract/rides/mailed-booking';
import type { MailedBooking } from '@cablepark/contract/rides/mailed-booking.schema';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import { readWireTime } from '@cablepark/contract/wire-time';
import type { Slot } from '@cablepark/domain/slots/slot';
import { queryOptions } from '@tanstack/react-query';
import { type GivenBack, readGivenBack } from '../../../../booking/api/giveBack.ts';
import { callAsVisitor } from '../../../../lib/http/exchange.ts';

export type ShownBooking =
  | {
      state: 'standing';
      firstName: string | null;
      slot: Slot;
      /** The start before the park delayed it; null if it is at its original time. */
      delayedFrom: Temporal.Instant | null;
      event: { name: string; name_en: string | null } | null;
      /** The refund of a paid booking that can be cancelled here. */
      back: GivenBack | null;
    }
  | { state: 'cancelled' | 'missed' | 'over' };

/** GET /mailed-booking. @throws ApiError 403 for an invalid link; NetworkError. */
export function mailedBooking(token: string) {
  return queryOptions({
    queryKey: ['mailed-booking', token],
    queryFn: async ({ signal }) =>
      readBooking(await callAsVisitor(readMailedBookingCall, { query: { token }, signal })),
    enabled: token !== '',
  });
}

/** POST /mailed-booking. @throws ApiError TOO_LATE, SLOT_PAID; NetworkError, after which the booking may still be cancelled. */
export async function cancelMailedBooking(token: string): Promise<ShownBooking> {
  return readBooking(await callAsVisitor(cancelMailedBookingCall, { body: { token } }));
}

function readBooking(row: MailedBooking): ShownBooking {
  if (row.state !== 'standing') return { state: row.state };
  const { state, first_name: firstName, slot, event, back, delayed_from: delayedFrom } = row;
  return {
    state,
    firstName,
    slot: readSlotRow(slot),
    delayedFrom: delayedFrom === null ? null : readWireTime(delayedFrom),
    event,
    back: back && readGivenBack(back),
  };
}
