import { randomUUID } from 'node:crypto';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { insertAccount } from './accounts.store.ts';

/** A visitor at the desk who has no account. */
export interface Guest {
  name: string;
  phone: string | null;
}

/**
 * Inserts a guest's account row without a log-in, so that lists, payments and history treat them like any rider.
 * @returns its id
 */
export async function insertGuest(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  { name, phone }: Guest,
): Promise<string> {
  const id = randomUUID();
  await insertAccount(db, {
    id,
    email: null,
    first_name: name,
    last_name: null,
    phone,
    role: 'User',
    status: 'active',
    language: null,
    password_hash: null,
    created_at: now.epochMilliseconds,
  });
  return id;
}
