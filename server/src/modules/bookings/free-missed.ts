import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideFound, decideFreeing } from '@cablepark/domain/booking/desk-rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import type { ServerContext } from '../../server-context.ts';
import { lockAccount } from '../accounts/locks/index.ts';
import { writeAudit } from '../audit/index.ts';
import { notifyNoShowUndone } from '../outbox/index.ts';
import { requireSlot, type StoredSlot } from '../slots/rows/index.ts';
import { endMissed } from './booking-rows.store.ts';
import { emptyPointer, pointAt, writeHistory } from './bookings.store.ts';
import { deleteNoShow, findMissed, hasNoShow, reviveMissed } from './no-shows.store.ts';

/**
 * Frees the rest of a slot whose rider is marked as missing. The booking ends as missed and keeps its payment and mark.
 * @throws SLOT_NOT_BOOKED, SLOT_HELD, SLOT_BOOKED (without the mark), TOO_LATE, FORBIDDEN (no such slot)
 */
export async function freeMissed(context: ServerContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const slot = await requireSlot(db, engine, id);
    const { booking, rider, payment } = slot;
    const isMarked = booking !== null && (await hasNoShow(db, booking));
    enforce(decideFreeing({ slot, now, isMarked }));
    if (booking === null || rider === null) return;
    if (!(await endMissed(transaction, booking, payment))) throw new ParkError('CHANGED_MEANWHILE');
    if (!(await emptyPointer(db, id, booking))) throw new ParkError('CHANGED_MEANWHILE');
    await writeHistory(transaction, { action: 'cancel', slot: id, rider, booking });
    await writeAudit(transaction, { action: 'slot.freeMissed', subjectId: id, before: { rider } });
  });
}

/** Locks the rider of a missed booking before its slot, so that merges and corrections of its party wait. */
export async function lockMissedRider(
  { db, engine }: Pick<TransactionContext, 'db' | 'engine'>,
  slot: number,
): Promise<void> {
  const missed = await findMissed(db, slot);
  if (missed !== null) await lockAccount(db, engine, missed.rider);
}

/**
 * Returns the slot to its missed booking and removes the mark. Works until the slot is sold.
 * @throws SLOT_TAKEN, TOO_LATE, CHANGED_SINCE
 */
export async function takeMissBack(transaction: TransactionContext, slot: StoredSlot): Promise<void> {
  const { db, now } = transaction;
  const missed = await findMissed(db, slot.id);
  const facts = { wasMissed: missed !== null, hasOtherContact: missed?.hasOtherContact ?? false };
  if (enforce(decideFound({ slot, now, ...facts })) === 'unchanged' || !missed) return;
  const { id: booking, rider, price } = missed;
  if (!(await reviveMissed(db, booking))) throw new ParkError('CHANGED_MEANWHILE');
  if (!(await pointAt(transaction, slot, { booking, rider, price })))
    throw new ParkError('CHANGED_MEANWHILE');
  await writeHistory(transaction, { action: 'book', slot: slot.id, rider, booking });
  const mark = await deleteNoShow(db, booking);
  if (mark !== null) await notifyNoShowUndone(transaction, { ...slot, rider }, mark);
  await writeAudit(transaction, {
    action: 'slot.noShow',
    subjectId: slot.id,
    before: { missing: true },
    after: { missing: false, rider },
  });
}
