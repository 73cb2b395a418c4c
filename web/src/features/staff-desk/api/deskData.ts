import { hasBegun, hasEnded, type Slot } from '@cablepark/domain/slots/slot';
import { readArrivals, readNoShows } from '../../../booking/api/readMarks.ts';
import { readPartyPlaces } from '../../../booking/api/readPartyPlaces.ts';
import { readPayments } from '../../../booking/api/readPayments.ts';
import { readSlot } from '../../../booking/api/readSlot.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import type { BookingData, ServerState } from '../../../booking/slotUpdates.ts';
import { clock } from '../../../lib/time/clock.ts';
import { readUsers } from '../../staff-people/api/readUsers.ts';
import { riderOf } from '../rider.ts';

/** The first part of the keys of the desk's own lists. */
export const deskKey = [...slotKeys.lists, 'desk'] as const;

/** What the server has for the desk beyond the specification. */
export interface DeskExtras {
  noShows: boolean;
  arrivals: boolean;
  parties: boolean;
  passes: boolean;
}

export function deskExtras(features: readonly string[]): DeskExtras {
  return {
    noShows: features.includes('desk'),
    arrivals: features.includes('check-in'),
    parties: features.includes('parties'),
    passes: features.includes('passes'),
  };
}

/**
 * Reads riders, payments, no-shows, check-ins and places in parties of these slots.
 * @throws ApiError, NetworkError, AbortError.
 */
export async function readDeskData(
  slots: readonly Slot[],
  { extras, now }: { extras: DeskExtras; now: Temporal.Instant },
  signal?: AbortSignal,
): Promise<BookingData> {
  const holders = new Set(slots.flatMap(({ rider }) => rider ?? []));
  const paymentIds = slots.flatMap(({ payment }) => payment ?? []);
  const startedSlots = extras.noShows ? slots.filter((slot) => mayBeMarked(slot, now)) : [];
  const bookedIds = slots.flatMap(({ id, rider }) => (rider === null ? [] : [id]));
  const [users, payments, missing, arrived, places] = await Promise.all([
    readUsers([...holders], signal),
    readPayments(paymentIds, { withPass: extras.passes, signal }),
    readNoShows(
      startedSlots.map(({ id }) => id),
      signal,
    ),
    readArrivals(extras.arrivals ? bookedIds : [], signal),
    readPartyPlaces(extras.parties ? bookedIds : [], signal),
  ]);
  return {
    slots,
    riders: Object.fromEntries(users.map((row) => [row.id, riderOf(row)])),
    payments: Object.fromEntries(payments.map((payment) => [payment.id, payment])),
    missing: missing.map(({ slot }) => slot),
    arrived,
    places,
  };
}

type Marks = Omit<DeskExtras, 'parties'>;

/** The server state of some slots, with all data of the desk but their places. */
export function deskStates(marks: Marks): (ids: readonly number[]) => Promise<ServerState[]> {
  return (ids) => Promise.all(ids.map((id) => readDeskState(id, marks)));
}

/** @throws ApiError, NetworkError. */
async function readDeskState(id: number, { noShows, arrivals, passes }: Marks): Promise<ServerState> {
  const slot = await readSlot(id);
  const [riders, payments, missing, arrived] = await Promise.all([
    readUsers(slot.rider === null ? [] : [slot.rider]),
    readPayments(slot.payment === null ? [] : [slot.payment], { withPass: passes }),
    readNoShows(noShows && hasBegun(slot, clock.now()) ? [id] : []),
    readArrivals(arrivals && slot.rider !== null ? [id] : []),
  ]);
  const [rider] = riders.map(riderOf);
  const [payment] = payments;
  const marks = { missing: missing.length > 0, arrived: arrived.length > 0 };
  return { slot, ...marks, ...(rider ? { rider } : {}), ...(payment ? { payment } : {}) };
}

/** A slot that was freed after the mark keeps it until the slot is sold. */
function mayBeMarked(slot: Slot, now: Temporal.Instant): boolean {
  return hasBegun(slot, now) && (slot.rider !== null || !hasEnded(slot, now));
}
