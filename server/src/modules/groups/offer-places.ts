import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideParty } from '@cablepark/domain/booking/party';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { sumOfPlaces } from '@cablepark/domain/groups/deposit';
import { decideOffering } from '@cablepark/domain/groups/enquiry';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { insertGuest } from '../accounts/rows/index.ts';
import { writeAudit } from '../audit/index.ts';
import { bookPlaces } from '../rides/index.ts';
import { changeEnquiry, factsOf, findRides, lockEnquiry } from './enquiries.store.ts';
import { freePlaces } from './free-places.ts';
import { notifyGroup } from './group-messages.ts';

export interface NewOffer {
  enquiry: number;
  slots: readonly number[];
  until: Temporal.Instant;
  terms: string | null;
  /** The deposit that the desk requires, in grosze. */
  deposit: number;
  /** The number of the offer that the desk saw; 0 before the first. */
  offer: number;
}

/**
 * Holds places for a group until the offer ends, all or none, and mails the offer.
 * Paid rides that the group already has are also places of it, and stay unchanged.
 * @returns its number, and the party of its places
 * @throws CHANGED_SINCE (the enquiry has been answered), FORBIDDEN, FAILED_VALIDATION; as `bookSlot`, with the refusing slots
 */
export async function offerPlaces(
  context: AppContext,
  actor: Actor,
  { enquiry: id, slots: slotIds, until, terms, deposit, offer }: NewOffer,
): Promise<{ offer: number; party: number }> {
  const slots = [...new Set(slotIds)];
  enforce(decideParty({ actor, slots: slots.length, names: 0 }));
  const result = await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const row = await lockEnquiry(db, engine, id);
    const { starts, sum } = await findPlaceFacts(transaction, slots);
    enforce(decideOffering({ actor, enquiry: factsOf(row), offer, starts, until, now, deposit, sum }));
    if (row === null) throw new ParkError('NOT_FOUND');
    // Places of an offer that has just lapsed may still be on hold.
    await freePlaces(transaction, row);
    const rides = new Set((await findRides(db, row.party_id)).map(({ slot }) => slot));
    const newSlots = slots.filter((slot) => !rides.has(slot));
    const contact = row.account_id ?? (await insertGuest(transaction, { name: row.name, phone: row.phone }));
    const { party } = await bookPlaces(transaction, {
      contact,
      party: row.party_id,
      slots: newSlots,
      names: [],
      action: 'slot.book',
      hold: { kind: 'offer', until, leastAmount: 0 },
      hire: null,
    });
    const number = row.offer + 1;
    const change = {
      state: 'offered' as const,
      account_id: contact,
      party_id: party,
      offer: number,
      places: rides.size + newSlots.length,
      deposit_cents: deposit,
      offered_at: now.epochMilliseconds,
      offered_until: until.epochMilliseconds,
      offered_by: actor.id,
      terms,
      answer: null,
      answered_at: null,
    };
    if (!(await changeEnquiry(db, row, change))) throw new ParkError('CHANGED_SINCE');
    await notifyGroup(transaction, row, { kind: 'group-offer', fact: number });
    const after = { offer: number, slots, until: until.toString() };
    await writeAudit(transaction, { action: 'group.offer', subjectId: id, after });
    return { offer: number, party };
  });
  context.outbox.raise();
  return result;
}

/** The starts and the total price of existing slots. Missing slots fail later, when they are booked. */
async function findPlaceFacts({ db }: TransactionContext, slots: readonly number[]) {
  const rows = await db
    .selectFrom('slot')
    .select(['start_at', 'price_cents as price'])
    .where('id', 'in', [...slots])
    .execute();
  const starts = rows.map(({ start_at }) => Temporal.Instant.fromEpochMilliseconds(start_at));
  return { starts, sum: sumOfPlaces(rows) };
}
