import { livingStates } from '@cablepark/domain/booking/booking-steps';
import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { isOfferBroken } from '@cablepark/domain/groups/enquiry';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockAccount } from '../accounts/locks/index.ts';
import { changeEnquiry, factsOf, lockEnquiry } from './enquiries.store.ts';
import { freePlaces } from './free-places.ts';
import { brokenOfferFact, notifyGroup } from './group-messages.ts';
import { lockPlaces } from './lock-places.ts';
import { findPaidOffers } from './paid-offers.store.ts';

/**
 * Withdraws the unpaid offers that have lost a place, to a closing, a stop or the desk: nobody can accept them. Their other places are free at once, the
 * group is told, and the enquiry waits for the desk again. Only reads while there is none.
 */
export async function withdrawBrokenOffers(context: AppContext): Promise<void> {
  // Not in the transaction that takes the place: that has locked slots, and an enquiry is locked before slots (`db/locks.ts`).
  const broken = await findBroken(context.store.db, context.clock.now().epochMilliseconds);
  for (const { id, account_id: guest } of broken) {
    if (guest === null) continue;
    await inTransaction(context, linkHolder(guest), (transaction) => withdraw(transaction, id, guest));
    context.outbox.raise();
  }
}

/** One that the group is paying for waits for the money: `acceptPaidOffers` keeps what is left of it. @param enquiry only this one */
async function findBroken(db: Db, nowMs: number, enquiry?: number) {
  return await db
    .selectFrom('enquiry')
    .select(['enquiry.id', 'enquiry.account_id'])
    .where('enquiry.state', '=', 'offered')
    .where('enquiry.offered_until', '>', nowMs)
    .$if(enquiry !== undefined, (query) => query.where('enquiry.id', '=', enquiry ?? 0))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('booking')
            .innerJoin('bill_line', 'bill_line.booking_id', 'booking.id')
            .innerJoin('bill', 'bill.id', 'bill_line.bill_id')
            .select('bill.id')
            .whereRef('booking.party_id', '=', 'enquiry.party_id')
            .where('bill.state', '=', 'open'),
        ),
      ),
    )
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

async function withdraw(transaction: TransactionContext, id: number, guest: string): Promise<void> {
  const { db, engine, now } = transaction;
  const row = await lockEnquiry(db, engine, id);
  await lockAccount(db, engine, guest);
  const { length: kept } = await lockPlaces(transaction, row);
  // A group that has paid, or is paying, keeps the others.
  if ((await findPaidOffers(db, id)).length > 0) return;
  if ((await findBroken(db, now.epochMilliseconds, id)).length === 0) return;
  if (row === null || !isOfferBroken({ enquiry: factsOf(row), places: row.places, kept, now })) return;
  await freePlaces(transaction, row);
  const change = { state: 'open', offered_until: null, terms: null, deposit_cents: 0 } as const;
  if (!(await changeEnquiry(db, row, change))) return;
  await notifyGroup(transaction, row, { kind: 'group-refused', fact: brokenOfferFact(row.offer) });
}
