import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideNoteRemoval } from '@cablepark/domain/accounts/rider-notes';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { inTransaction } from '../../../db/transaction.ts';
import type { ServerContext } from '../../../server-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { deleteNote, lockNote } from './notes.store.ts';

/** Deletes a note on a rider. @throws FORBIDDEN (no such note, or another's without the right) */
export async function removeNote(context: ServerContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const note = await lockNote(db, engine, id);
    enforce(decideNoteRemoval({ actor, author: note?.created_by ?? null }));
    if (!note) throw new ParkError('NOT_FOUND');
    await deleteNote(db, id);
    await writeAudit(transaction, { action: 'user.noteDelete', subjectId: note.account_id });
  });
}
