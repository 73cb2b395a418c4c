import { livingStates } from '@cablepark/domain/booking/booking-steps';
import type { Db } from '../../../db/store.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';

/** @returns the party's id */
export async function insertParty(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  contact: string,
): Promise<number> {
  const { id } = await db
    .insertInto('party')
    .values({ account_id: contact, created_at: now.epochMilliseconds, created_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The account of a party's contact; null without such a party. */
export async function findContact(db: Db, party: number): Promise<string | null> {
  const row = await db.selectFrom('party').select('account_id').where('id', '=', party).executeTakeFirst();
  return row?.account_id ?? null;
}

/** Names the person of a party's ride; its slot must be locked. @returns whether the slot is a ride of that party */
export async function setPerson(
  db: Db,
  { party, slot, person }: { party: number; slot: number; person: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ person })
    .where('slot_id', '=', slot)
    .where('party_id', '=', party)
    .where('state', 'in', livingStates)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Erases the names of a contact's parties, and what gear the contact's rides needed. */
export async function forgetPeopleOf(db: Db, contact: string): Promise<void> {
  await db
    .updateTable('booking')
    .set({ person: null, gear: null })
    .where('account_id', '=', contact)
    .where((eb) => eb.or([eb('person', 'is not', null), eb('gear', 'is not', null)]))
    .execute();
}

/** Erases the names of rides before that time. */
export async function forgetPeopleBefore(db: Db, beforeMs: number): Promise<void> {
  await db
    .updateTable('booking')
    .set({ person: null })
    .where('party_id', 'is not', null)
    .where('person', 'is not', null)
    .where('start_at', '<', beforeMs)
    .execute();
}
