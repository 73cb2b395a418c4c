import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { isDepositPaid } from '@cablepark/domain/groups/deposit';
import { decideAccepting } from '@cablepark/domain/groups/enquiry';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockAccount } from '../accounts/locks/index.ts';
import { writeAudit } from '../audit/index.ts';
import { bookSlot, endHold } from '../bookings/index.ts';
import { type StoredSlot, slotFailure } from '../slots/rows/index.ts';
import { changeEnquiry, type EnquiryRow, factsOf, lockEnquiry } from './enquiries.store.ts';
import { notifyGroup } from './group-messages.ts';
import { countTheirs, lockPlaces, placesOf } from './lock-places.ts';
import { findPaidOffers } from './paid-offers.store.ts';
import { requireGroup } from './require-group.ts';
import { takesMoneyOnline } from './takes-money-online.ts';

/**
 * Turns the held places of an offer into bookings, all or none. A repeated call changes nothing.
 * @param offer the number of the offer that the group saw
 * @throws SLOT_HELD (its deposit is not paid), TOO_LATE (it has lapsed), CHANGED_SINCE (it was withdrawn, or a place of it is gone), FORBIDDEN (no
 * such link), TRACK_CLOSED
 */
export async function acceptOffer(context: AppContext, token: string, offer: number): Promise<void> {
  await acceptEnquiry(context, await requireGroup(context, token), offer);
}

/** Accepts an offer without a link, because its deposit was paid. */
export async function acceptEnquiry(
  context: AppContext,
  { id, account_id }: Pick<EnquiryRow, 'id' | 'account_id'>,
  offer: number,
): Promise<void> {
  if (account_id === null) throw new ParkError('NOT_FOUND');
  try {
    const isOnline = await takesMoneyOnline(context);
    await inTransaction(context, linkHolder(account_id), (transaction) =>
      acceptLocked(transaction, { id, guest: account_id, offer, isOnline }),
    );
  } catch (error) {
    throw slotFailure(error);
  }
  context.outbox.raise();
}

async function acceptLocked(
  transaction: TransactionContext,
  { id, guest, offer, isOnline }: { id: number; guest: string; offer: number; isOnline: boolean },
): Promise<void> {
  const { db, engine, now } = transaction;
  const row = await lockEnquiry(db, engine, id);
  await lockAccount(db, engine, guest);
  const slots = await lockPlaces(transaction, row);
  const hasPaid = (await findPaidOffers(db, id)).length > 0;
  const isDepositDue = isOnline && !isDepositPaid(placesOf(slots), row?.deposit_cents ?? 0);
  const facts = {
    enquiry: factsOf(row),
    offer,
    places: row?.places ?? 0,
    held: countTheirs(slots, guest, now),
    isDepositDue,
    hasPaid,
    now,
  };
  if (enforce(decideAccepting(facts)) === 'unchanged' || row === null) return;
  for (const slot of slots) await bookPlace(transaction, slot, { guest, hasPaid });
  const change = { state: 'accepted' as const, answered_at: now.epochMilliseconds };
  if (!(await changeEnquiry(db, row, change))) throw new ParkError('CHANGED_SINCE');
  await notifyGroup(transaction, row, { kind: 'group-accepted', fact: offer });
  await writeAudit(transaction, { action: 'group.accept', subjectId: id, after: { offer } });
}

/** On a closed track the place is cancelled alone if the group has paid, so that its other places are booked. */
async function bookPlace(
  transaction: TransactionContext,
  slot: StoredSlot,
  { guest, hasPaid }: { guest: string; hasPaid: boolean },
): Promise<void> {
  try {
    await bookSlot(transaction, slot.id, guest, { hold: null, limits: null });
  } catch (error) {
    if (!hasPaid || !(error instanceof ParkError) || error.reason === 'CHANGED_MEANWHILE') throw error;
    if (!(await endHold(transaction, slot, { lapsed: false }))) throw error;
  }
}
