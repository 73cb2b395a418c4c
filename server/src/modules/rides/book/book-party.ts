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

/** Who answers for a party: an account, a guest who gets one without a log-in, or whoever answers for a party that there is already. */
export type PartyContact = { account: string } | { name: string; phone: string | null } | { party: number };

export interface NewParty {
  /** In the order in which its people ride. */
  slots: readonly number[];
  contact: PartyContact;
  /** Of the first slots; the others have no name. */
  names: readonly string[];
  /** The row of the price list at which the slots are hired as a whole; null for their own prices. */
  hire: string | null;
}

export interface BookedParty {
  party: number;
  /** As they are now, in the order of the request. */
  slots: readonly StoredSlot[];
}

/**
 * Books several slots for one contact, all of them or none; as a new party, or as more rides of one.
 * @throws as `bookSlot`, with the refusing slots; FAILED_VALIDATION for too many slots or names; INVALID_FOREIGN_KEY for a row that is none of
 * hire
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
    // A merge or its undo may have given the party to another before the contact was locked.
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
