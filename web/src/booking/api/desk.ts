import { readSlotRow, type SlotRow } from '@cablepark/contract/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

/** The desk's own calls, only where GET /server/info announces `desk` (DESIGN.md §5.16). */

export interface Guest {
  firstName: string;
  phone: string;
}

/** POST /desk/walk-ins: books for a guest without an account. @throws ApiError SLOT_TAKEN, TOO_LATE, FAILED_VALIDATION; NetworkError. */
export function bookWalkIn(slot: number, guest: Guest): Promise<Slot> {
  return postFor(urls.walkIns, { slot, first_name: guest.firstName, description: guest.phone });
}

/** POST /desk/moves: the booking, payment and all. @throws ApiError SLOT_TAKEN, SLOT_NOT_BOOKED, TOO_LATE; NetworkError. */
export async function moveBooking(from: number, to: number): Promise<Slot[]> {
  return (await post<SlotRow[]>(urls.moves, { from, to })).map(readSlotRow);
}

/** POST /desk/no-shows: marks the rider as missing, or takes the mark back. @throws ApiError SLOT_NOT_BOOKED, TOO_EARLY; NetworkError. */
export function markNoShow(slot: number, missing: boolean): Promise<Slot> {
  return postFor(urls.noShows, { slot, missing });
}

/** How long a reason is (characters). */
export const voidReasonLength = { min: 3, max: 500 } as const;

/** POST /desk/voids (Editor): the slot stays booked. @throws ApiError FORBIDDEN where it is no living payment; NetworkError. */
export function voidPayment(payment: number, reason: string): Promise<Slot> {
  return postFor(urls.voids, { payment, reason });
}

async function postFor(url: string, body: unknown): Promise<Slot> {
  return readSlotRow(await post<SlotRow>(url, body));
}

async function post<T>(url: string, body: unknown): Promise<T> {
  return (await request<T>({ method: 'POST', url, body })).data;
}
