import { hasBegun, type Slot } from '@cablepark/domain/slots/slot';
import { readNoShows } from '../../../booking/api/readNoShows.ts';
import { readPayments } from '../../../booking/api/readPayments.ts';
import { readSlot } from '../../../booking/api/readSlot.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import type { BookingData, ServerState } from '../../../booking/slotUpdates.ts';
import { readUsers } from '../../staff-people/api/readUsers.ts';
import { readPartyPlaces } from '../party/api/readPartyRides.ts';
import { riderOf } from '../rider.ts';

/** The first part of the keys of the desk's own lists. */
export const deskKey = [...slotKeys.lists, 'desk'] as const;

/** What the server has for the desk beyond the specification. */
export interface DeskExtras {
  noShows: boolean;
  parties: boolean;
}

export function deskExtras(features: readonly string[]): DeskExtras {
  return { noShows: features.includes('desk'), parties: features.includes('parties') };
}

/**
 * Reads riders, payments, no-shows and places in parties of these slots.
 * @throws ApiError, NetworkError, AbortError.
 */
export async function readDeskData(
  slots: readonly Slot[],
  { extras, now }: { extras: DeskExtras; now: Temporal.Instant },
  signal?: AbortSignal,
): Promise<BookingData> {
  const holders = new Set(slots.flatMap(({ rider }) => rider ?? []));
  const paymentIds = slots.flatMap(({ payment }) => payment ?? []);
  const startedSlots = extras.noShows
    ? slots.filter((slot) => slot.rider !== null && hasBegun(slot, now))
    : [];
  const bookedSlots = extras.parties ? slots.filter(({ rider }) => rider !== null) : [];
  const [users, payments, missing, places] = await Promise.all([
    readUsers([...holders], signal),
    readPayments(paymentIds, signal),
    readNoShows(
      startedSlots.map(({ id }) => id),
      signal,
    ),
    readPartyPlaces(
      bookedSlots.map(({ id }) => id),
      signal,
    ),
  ]);
  return {
    slots,
    riders: Object.fromEntries(users.map((row) => [row.id, riderOf(row)])),
    payments: Object.fromEntries(payments.map((payment) => [payment.id, payment])),
    missing: missing.map(({ slot }) => slot),
    places,
  };
}

/** The server state of some slots, with all data of the desk but their places. @param noShows whether the server stores no-shows. */
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
