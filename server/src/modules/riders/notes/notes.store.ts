import type { Role } from '@cablepark/domain/accounts/permissions';
import type { Selectable } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { RiderNoteTable } from '../../../db/tables/account-tables.ts';

export type StoredNote = Selectable<RiderNoteTable> & {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  /** The author's current role. */
  role: Role | null;
};

function notes(db: Db) {
  return db
    .selectFrom('rider_note')
    .leftJoin('account', 'account.id', 'rider_note.created_by')
    .selectAll('rider_note')
    .select(['account.first_name', 'account.last_name', 'account.email', 'account.role']);
}

/** The notes on a rider with their authors, newest first. */
export async function findNotes(db: Db, rider: string): Promise<StoredNote[]> {
  return await notes(db)
    .where('rider_note.account_id', '=', rider)
    .orderBy('rider_note.id', 'desc')
    .execute();
}

export async function findNote(db: Db, id: number): Promise<StoredNote | null> {
  return (await notes(db).where('rider_note.id', '=', id).executeTakeFirst()) ?? null;
}

/** The note, locked until the transaction ends. */
export async function lockNote(
  db: Db,
  engine: Store['engine'],
  id: number,
): Promise<Selectable<RiderNoteTable> | null> {
  const row = await db
    .selectFrom('rider_note')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

export async function insertNote(db: Db, note: Omit<Selectable<RiderNoteTable>, 'id'>): Promise<number> {
  const { id } = await db.insertInto('rider_note').values(note).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteNote(db: Db, id: number): Promise<void> {
  await db.deleteFrom('rider_note').where('id', '=', id).execute();
}

/** Deletes the notes on a rider whose account is erased. */
export async function deleteNotesOn(db: Db, rider: string): Promise<void> {
  await db.deleteFrom('rider_note').where('account_id', '=', rider).execute();
}
