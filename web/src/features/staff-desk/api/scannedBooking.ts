import { readMailedBookingCall } from '@cablepark/contract/rides/mailed-booking';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { callAsVisitor } from '../../../lib/http/exchange.ts';

export type ScannedBooking = { state: 'standing'; slot: Slot } | { state: 'cancelled' | 'missed' | 'over' };

/** GET /mailed-booking, with the token of a scanned code. @throws ApiError 403 for one that no longer works; NetworkError */
export async function readScannedBooking(token: string): Promise<ScannedBooking> {
  const row = await callAsVisitor(readMailedBookingCall, { query: { token } });
  return row.state === 'standing' ? { state: row.state, slot: readSlotRow(row.slot) } : { state: row.state };
}
