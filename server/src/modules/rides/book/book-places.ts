import { answerTogether, decidePartyRide, type PartyRefusal } from '@cablepark/domain/booking/party';
import { type Decision, enforce } from '@cablepark/domain/decision';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockActiveAccount } from '../../accounts/rows/index.ts';
import { type BookingWay, bookSlot, insertParty } from '../../bookings/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { findTrackStatus } from '../../tracks/rows/index.ts';
import { refusalWithSlots } from '../refusal-with-slots.ts';

export interface PartyPlaces {
  /** The account that answers for the party. */
  contact: string;
  /** Null for a new one. */
  party: number | null;
  /** Different slots, in the order in which their people ride. */
  slots: readonly number[];
  /** Of the first slots; the others have no name. */
  names: readonly string[];
  action: NonNullable<BookingWay['action']>;
  hold: BookingWay['hold'];
}

/** Books or holds several slots for one contact, all of them or none. @throws as `bookSlot`, with the refusing slots @returns them by id */
export async function bookPlaces(
  transaction: TransactionContext,
  { contact, party, slots, names, action, hold }: PartyPlaces,
): Promise<{ party: number; bookedSlots: Map<number, StoredSlot | null> }> {
  const personOf = new Map(slots.map((slot, index) => [slot, names[index] ?? null]));
  const ascending = slots.toSorted((a, b) => a - b);
  enforce(await decideAll(transaction, contact, ascending), refusalWithSlots);
  const id = party ?? (await insertParty(transaction, contact));
  const bookedSlots = new Map<number, StoredSlot | null>();
  for (const slot of ascending) {
    const place = { party: id, person: personOf.get(slot) ?? null };
    const way = { action, hold, limits: null, place };
    bookedSlots.set(slot, (await bookSlot(transaction, slot, contact, way)).slot);
  }
  return { party: id, bookedSlots };
}

/** Asks for every slot before the first is sold, so that the refusal names them all. */
async function decideAll(
  { db, engine, actor, now }: TransactionContext,
  rider: string,
  ids: readonly number[],
): Promise<Decision | PartyRefusal> {
  const isRiderActive = (await lockActiveAccount(db, engine, rider)) !== null;
  const slots = await lockSlots(db, engine, ids);
  const decisions = new Map<number, Decision>();
  for (const id of ids) {
    const slot = slots.get(id) ?? null;
    const track = slot && (await findTrackStatus(db, slot.track));
    const facts = { slot, rider, actor, now, isRiderActive, track, isPaidFirst: false };
    decisions.set(id, decidePartyRide(facts));
  }
  return answerTogether(decisions);
}
