import { livingStates } from '@cablepark/domain/booking/booking-steps';
import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { isOfferBroken } from '@cablepark/domain/groups/enquiry';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { workOnEach } from '../../rounds.ts';
import { lockAccount } from '../accounts/locks/index.ts';
import { changeEnquiry, factsOf, lockEnquiry } from './enquiries.store.ts';
import { freePlaces } from './free-places.ts';
import { brokenOfferFact, notifyGroup } from './group-messages.ts';
import { lockPlaces } from './lock-places.ts';
import { findPaidOffers } from './paid-offers.store.ts';

/**
 * Withdraws the unpaid offers that have lost a place to a closure, a stop or the desk, because nobody can accept them.
 * Frees their other places and notifies the group; the enquiry waits for the desk again. It only reads if there are none.
 */
export async function withdrawBrokenOffers(context: AppContext): Promise<void> {
  // The transaction that takes the place cannot do it: it has locked slots, and an enquiry is locked before slots (`db/locks.ts`).
  const broken = await findBroken(context.store.db, context.clock.now().epochMilliseconds);
  await workOnEach(broken, async ({ id, account_id: guest }) => {
    if (guest === null) return;
    await inTransaction(context, linkHolder(guest), (transaction) => withdraw(transaction, id, guest));
    context.outbox.raise();
  });
}

async function findBroken(db: Db, nowMs: number) {
  return await db
    .selectFrom('enquiry')
    .select(['enquiry.id', 'enquiry.account_id'])
    .where('enquiry.state', '=', 'offered')
    .where('enquiry.offered_until', '>', nowMs)
    .where((eb) => eb.not(hasOpenBill))
    .where('enquiry.places', '>', (eb) =>
      eb
        .selectFrom('booking')
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('booking.party_id', '=', 'enquiry.party_id')
        .where('booking.state', 'in', livingStates),
    )
    .orderBy('enquiry.id')
    .execute();
}

/** Whether the group of an enquiry is paying online for one of its places. */
const hasOpenBill = sql<boolean>`exists (
  select 1 from booking join bill_line on bill_line.booking_id = booking.id join bill on bill.id = bill_line.bill_id
  where booking.party_id = enquiry.party_id and bill.state = 'open')`;

async function isPaying(db: Db, id: number): Promise<boolean> {
  if ((await findPaidOffers(db, id)).length > 0) return true;
  const row = await db
    .selectFrom('enquiry')
    .select('id')
    .where('id', '=', id)
    .where(hasOpenBill)
    .executeTakeFirst();
  return row !== undefined;
}

async function withdraw(transaction: TransactionContext, id: number, guest: string): Promise<void> {
  const { db, engine, now } = transaction;
  const row = await lockEnquiry(db, engine, id);
  await lockAccount(db, engine, guest);
  const { length: held } = await lockPlaces(transaction, row);
  const facts = {
    enquiry: factsOf(row),
    places: row?.places ?? 0,
    held,
    isPaying: await isPaying(db, id),
    now,
  };
  if (row === null || !isOfferBroken(facts)) return;
  await freePlaces(transaction, row);
  const change = { state: 'open', offered_until: null, terms: null, deposit_cents: 0 } as const;
  if (!(await changeEnquiry(db, row, change))) return;
  await notifyGroup(transaction, row, { kind: 'group-refused', fact: brokenOfferFact(row.offer) });
}
