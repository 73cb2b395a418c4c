import type { Actor } from '@cablepark/domain/accounts/actor';
import {
  answerTogether,
  decideParty,
  decidePartyRide,
  type PartyRefusal,
} from '@cablepark/domain/booking/party';
import { type Decision, enforce } from '@cablepark/domain/decision';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { insertGuest, lockActiveAccount } from '../../accounts/rows/index.ts';
import { bookSlot, findContact, insertParty } from '../../bookings/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { findTrackStatus } from '../../tracks/rows/index.ts';
import { refusalWithSlots } from '../refusal-with-slots.ts';

/** Who answers for a party: an account, a guest who gets one without a log-in, or whoever answers for a party that there is already. */
export type PartyContact = { account: string } | { name: string; phone: string | null } | { party: number };

export interface NewParty {
  /** In the order in which its people ride. */
  slots: readonly number[];
  contact: PartyContact;
  /** Of the first slots; the others have no name. */
  names: readonly string[];
}

export interface BookedParty {
  party: number;
  /** As they are now, in the order of the request. */
  slots: readonly StoredSlot[];
}

/**
 * Books several slots for one contact, all of them or none; as a new party, or as more rides of one.
 * @throws as `bookSlot`, with the refusing slots; FAILED_VALIDATION for too many slots or names
 */
export async function bookParty(context: AppContext, actor: Actor, party: NewParty): Promise<BookedParty> {
  const slots = [...new Set(party.slots)];
  enforce(decideParty({ actor, slots: slots.length, names: party.names.length }));
  const personOf = new Map(slots.map((slot, index) => [slot, party.names[index] ?? null]));
  return await inTransaction(context, actor, async (transaction) => {
    const contact = await contactOf(transaction, party.contact);
    const ascending = slots.toSorted((a, b) => a - b);
    enforce(await decideAll(transaction, contact, ascending), refusalWithSlots);
    const id = 'party' in party.contact ? party.contact.party : await insertParty(transaction, contact);
    const action = 'name' in party.contact ? 'slot.walkIn' : 'slot.book';
    const bookedSlots = new Map<number, StoredSlot | null>();
    for (const slot of ascending) {
      const place = { party: id, person: personOf.get(slot) ?? null };
      const way = { action, hold: null, limits: null, place } as const;
      bookedSlots.set(slot, (await bookSlot(transaction, slot, contact, way)).slot);
    }
    await recordParty(transaction, bookedSlots);
    return { party: id, slots: slots.flatMap((slot) => bookedSlots.get(slot) ?? []) };
  });
}

/** One action, so that the desk takes the whole booking back in one tap. */
async function recordParty(
  transaction: TransactionContext,
  bookedSlots: ReadonlyMap<number, StoredSlot | null>,
): Promise<void> {
  const rides = [...bookedSlots.values()].flatMap((slot) => {
    if (slot === null || slot.booking === null) return [];
    const before = rideStateOf({ ...slot, rider: null }, false);
    return [{ booking: slot.booking, before, after: rideStateOf(slot, false) }];
  });
  await writeDeskAction(transaction, { kind: 'party', rides });
}

async function contactOf(transaction: TransactionContext, contact: PartyContact): Promise<string> {
  if ('account' in contact) return contact.account;
  if ('party' in contact) {
    const account = await findContact(transaction.db, contact.party);
    if (account === null) throw new ParkError('NOT_FOUND');
    return account;
  }
  return await insertGuest(transaction, contact);
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
