import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideNote } from '@cablepark/domain/accounts/rider-notes';
import { enforce } from '@cablepark/domain/decision';
import { inTransaction } from '../../../db/transaction.ts';
import type { ServerContext } from '../../../server-context.ts';
import { lockAccount } from '../../accounts/locks/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { insertNote } from './notes.store.ts';

/**
 * Writes a note on a rider. Locks the account, so that an erasure deletes every note.
 * @returns its id @throws FORBIDDEN (no such rider, or an erased one)
 */
export async function writeNote(
  context: ServerContext,
  actor: Actor,
  { rider, text }: { rider: string; text: string },
): Promise<number> {
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const account = await lockAccount(db, engine, rider);
    const isRiderThere = account !== null && account.status !== 'erased';
    enforce(decideNote({ actor, isRiderThere }));
    const id = await insertNote(db, {
      account_id: rider,
      text,
      created_at: now.epochMilliseconds,
      created_by: actor.id,
    });
    // Without the text: the audit log outlives an erased account.
    await writeAudit(transaction, { action: 'user.note', subjectId: rider });
    return id;
  });
}
