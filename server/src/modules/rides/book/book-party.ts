import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideParty } from '@cablepark/domain/booking/party';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import { decideHire, type Hire, hiresOf } from '@cablepark/domain/prices/hire';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { insertGuest } from '../../accounts/rows/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { findContact } from '../../bookings/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import { bookPlaces } from './book-places.ts';

/** The contact of a party: an account, a guest who gets an account without a log-in, or the contact of an existing party. */
export type PartyContact = { account: string } | { name: string; phone: string | null } | { party: number };

export interface NewParty {
  /** In riding order. */
  slots: readonly number[];
  contact: PartyContact;
  /** Names of the riders, in the order of `slots`; the remaining slots have no name. */
  names: readonly string[];
  /** The price-list row of the hire that covers all slots; null if each slot has its own price. */
  hire: string | null;
}

export interface BookedParty {
  party: number;
  /** The slots after the booking, in the order of the request. */
  slots: readonly StoredSlot[];
}

/**
 * Books several slots for one contact, all or none. They form a new party or join an existing one.
 * @throws as `bookSlot`, with the refusing slots; FAILED_VALIDATION for too many slots or names; INVALID_FOREIGN_KEY for a price-list row that is
 * not a hire
 */
export async function bookParty(context: AppContext, actor: Actor, party: NewParty): Promise<BookedParty> {
  const slots = [...new Set(party.slots)];
  enforce(decideParty({ actor, slots: slots.length, names: party.names.length }));
  const hire = party.hire === null ? null : await requireHire(context, actor, party.hire);
  return await inTransaction(context, actor, async (transaction) => {
    const contact = await contactOf(transaction, party.contact);
    const { party: id, bookedSlots } = await bookPlaces(transaction, {
      contact,
      party: 'party' in party.contact ? party.contact.party : null,
      slots,
      names: party.names,
      action: 'name' in party.contact ? 'slot.walkIn' : 'slot.book',
      hold: null,
      hire,
    });
    // A merge of accounts, or its undo, may have changed the party's contact before the lock.
    if ((await findContact(transaction.db, id)) !== contact) throw new ParkError('CHANGED_MEANWHILE');
    if (hire) await auditHire(transaction, id, hire, bookedSlots);
    await recordParty(transaction, bookedSlots);
    return { party: id, slots: slots.flatMap((slot) => bookedSlots.get(slot) ?? []) };
  });
}

async function requireHire(context: AppContext, actor: Actor, row: string): Promise<Hire | null> {
  const { content: prices } = (await context.pageContents.read()).prices;
  const hire = hiresOf(prices).find((each) => each.row === row) ?? null;
  enforce(decideHire({ actor, hire }), unknownRow);
  return hire;
}

function unknownRow({ code }: Refusal): ParkError | undefined {
  if (code !== 'INVALID_FOREIGN_KEY') return undefined;
  return new ParkError(code, { extensions: { field: 'hire' } });
}

async function auditHire(
  transaction: TransactionContext,
  party: number,
  { row }: Hire,
  bookedSlots: ReadonlyMap<number, StoredSlot | null>,
): Promise<void> {
  const cents = [...bookedSlots.values()].reduce((sum, slot) => sum + (slot?.price ?? 0), 0);
  const after = { row, amount: toPln(cents), slots: [...bookedSlots.keys()] };
  await writeAudit(transaction, { action: 'track.hire', subjectId: party, after });
}

/** Writes one action for all slots, so that one tap undoes the whole booking. */
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
