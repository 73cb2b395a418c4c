import { hasBegun, type Slot } from '@cablepark/domain/slots/slot';
import { readNoShows } from '../../../booking/api/readNoShows.ts';
import { readPayments } from '../../../booking/api/readPayments.ts';
import { readSlot } from '../../../booking/api/readSlot.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import type { BookingData, ServerState } from '../../../booking/slotUpdates.ts';
import { readUsers } from '../../staff-people/api/readUsers.ts';
import { riderOf } from '../rider.ts';

/** The first part of the keys of the desk's own lists. */
export const deskKey = [...slotKeys.lists, 'desk'] as const;

/**
 * Reads riders, payments and no-shows of these slots.
 * @param noShows whether the server stores no-shows. @throws ApiError, NetworkError, AbortError.
 */
export async function readDeskData(
  slots: readonly Slot[],
  { noShows, now }: { noShows: boolean; now: Temporal.Instant },
  signal?: AbortSignal,
): Promise<BookingData> {
  const holders = new Set(slots.flatMap(({ rider }) => rider ?? []));
  const paymentIds = slots.flatMap(({ payment }) => payment ?? []);
  const startedSlots = noShows ? slots.filter((slot) => slot.rider !== null && hasBegun(slot, now)) : [];
  const [users, payments, missing] = await Promise.all([
    readUsers([...holders], signal),
    readPayments(paymentIds, signal),
    readNoShows(
      startedSlots.map(({ id }) => id),
      signal,
    ),
  ]);
  return {
    slots,
    riders: Object.fromEntries(users.map((row) => [row.id, riderOf(row)])),
    payments: Object.fromEntries(payments.map((payment) => [payment.id, payment])),
    missing: missing.map(({ slot }) => slot),
  };
}

/** The server state of some slots, with all data of the desk. @param noShows whether the server stores no-shows. */
export function deskStates(noShows: boolean): (ids: readonly number[]) => Promise<ServerState[]> {
  return (ids) => Promise.all(ids.map((id) => readDeskState(id, noShows)));
}

/** @throws ApiError, NetworkError. */
async function readDeskState(id: number, noShows: boolean): Promise<ServerState> {
  const slot = await readSlot(id);
  const [riders, payments, missing] = await Promise.all([
    readUsers(slot.rider === null ? [] : [slot.rider]),
    readPayments(slot.payment === null ? [] : [slot.payment]),
    readNoShows(noShows && slot.rider !== null ? [id] : []),
  ]);
  const [rider] = riders.map(riderOf);
  const [payment] = payments;
  return { slot, missing: missing.length > 0, ...(rider ? { rider } : {}), ...(payment ? { payment } : {}) };
}
