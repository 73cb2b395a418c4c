import type { Actor } from '@cablepark/domain/accounts/actor';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Guest, insertGuest } from '../../accounts/rows/index.ts';
import { bookSlot } from '../../bookings/index.ts';

/** What the walk-in buys. */
export interface WalkIn {
  slot: number;
  /** In grosze, for the rest of a missed slot; absent for the slot's own price. */
  price?: number | undefined;
}

/** Books a slot for a guest. @throws as `bookSlot`. */
export async function bookWalkIn(
  context: AppContext,
  actor: Actor,
  { slot, price }: WalkIn,
  guest: Guest,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const rider = await insertGuest(transaction, guest);
    await bookSlot(transaction, slot, rider, {
      action: 'slot.walkIn',
      hold: null,
      limits: null,
      ...(price !== undefined && { price }),
    });
  });
}
