import { randomUUID } from 'node:crypto';
import type { Actor } from '@cablepark/domain/accounts/actor';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { insertAccount } from '../../accounts/rows/index.ts';
import { bookSlot } from '../../bookings/index.ts';

export interface Guest {
  name: string;
  phone: string;
}

/**
 * Books a slot for a visitor at the desk who has no account. They get an account row without a login,
 * so that lists, payments and history treat them like any rider. @throws as `bookSlot`.
 */
export async function bookWalkIn(
  context: AppContext,
  actor: Actor,
  slot: number,
  guest: Guest,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const id = randomUUID();
    await insertAccount(transaction.db, {
      id,
      email: null,
      first_name: guest.name,
      last_name: null,
      phone: guest.phone,
      role: 'User',
      status: 'active',
      language: null,
      password_hash: null,
      created_at: transaction.now.epochMilliseconds,
    });
    await bookSlot(transaction, slot, id, { action: 'slot.walkIn', hold: null, limits: null });
  });
}
