import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockAccount } from '../accounts/locks/index.ts';
import { endHold } from '../bookings/index.ts';
import { lockSlots } from '../slots/rows/index.ts';
import { type EnquiryRow, findRides } from './enquiries.store.ts';

/** Frees the places that an offer still holds, but not paid or booked ones. The enquiry must be locked. */
export async function freePlaces(
  transaction: TransactionContext,
  { account_id, party_id }: Pick<EnquiryRow, 'account_id' | 'party_id'>,
): Promise<void> {
  const { db, engine } = transaction;
  if (account_id === null) return;
  await lockAccount(db, engine, account_id);
  const rides = await findRides(db, party_id);
  const slots = await lockSlots(
    db,
    engine,
    rides.map(({ slot }) => slot),
  );
  for (const { booking } of rides) {
    const slot = [...slots.values()].find((each) => each.booking === booking);
    if (slot === undefined || slot.heldUntil === null) continue;
    if (!(await endHold(transaction, slot, { lapsed: false }))) throw new ParkError('CHANGED_SINCE');
  }
}
