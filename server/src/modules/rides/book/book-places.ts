import { decidePartyRide } from '@cablepark/domain/booking/party';
import { enforce } from '@cablepark/domain/decision';
import { type Hire, spreadHire } from '@cablepark/domain/prices/hire';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { type BookingWay, bookSlot, insertParty } from '../../bookings/index.ts';
import { type StoredSlot, slotOf } from '../../slots/rows/index.ts';
import { refusalWithSlots } from '../refusal-with-slots.ts';
import { decideSlots } from './decide-slots.ts';

export interface PartyPlaces {
  /** The account of the party's contact. */
  contact: string;
  /** Null for a new party. */
  party: number | null;
  /** Slot ids without duplicates, in riding order. */
  slots: readonly number[];
  /** Names of the riders, in the order of `slots`; the remaining slots have no name. */
  names: readonly string[];
  action: NonNullable<BookingWay['action']>;
  hold: BookingWay['hold'];
  /** The hire that sets the prices; null if each slot has its own price. */
  hire: Hire | null;
}

/** Books or holds several slots for one contact, all of them or none. @throws as `bookSlot`, with the refusing slots @returns them by id */
export async function bookPlaces(
  transaction: TransactionContext,
  { contact, party, slots, names, action, hold, hire }: PartyPlaces,
): Promise<{ party: number; bookedSlots: Map<number, StoredSlot | null> }> {
  const personOf = new Map(slots.map((slot, index) => [slot, names[index] ?? null]));
  const ascending = slots.toSorted((a, b) => a - b);
  const { decision, slots: lockedSlots } = await decideSlots(transaction, {
    rider: contact,
    ids: ascending,
    isPaidFirst: () => false,
    decide: decidePartyRide,
  });
  enforce(decision, refusalWithSlots);
  const inOrder = slots.map((slot) => slotOf(lockedSlots, slot));
  const shares = hire && spreadHire(hire, inOrder, transaction.zone);
  const id = party ?? (await insertParty(transaction, contact));
  const bookedSlots = new Map<number, StoredSlot | null>();
  for (const slot of ascending) {
    const place = { party: id, person: personOf.get(slot) ?? null };
    const way = { action, hold, limits: null, place, hire: shares?.get(slot) };
    bookedSlots.set(slot, (await bookSlot(transaction, slot, contact, way)).slot);
  }
  return { party: id, bookedSlots };
}
