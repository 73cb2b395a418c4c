import { randomBytes } from 'node:crypto';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { agreementDays, decideMerging, needsAgreement } from '@cablepark/domain/accounts/merge-rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { writeAccountMessage } from '../../outbox/index.ts';
import { carryOutMerge, lockPair } from './carry-out-merge.ts';
import { mergeToken } from './merge-link.ts';
import { insertMerge, mergedAccount } from './merges.store.ts';

/**
 * Merges a guest into another one at once, or asks the owner of an account by mail.
 * @returns the merge's id @throws FORBIDDEN (no such record, or not a pair that can be merged)
 */
export async function mergeAccounts(
  context: AppContext,
  actor: Actor,
  ids: { guest: string; into: string },
): Promise<number> {
  const id = await inTransaction(context, actor, async (transaction) => {
    const { db, now } = transaction;
    const { guest, into } = await lockPair(transaction, ids.guest, ids.into);
    enforce(decideMerging({ actor, guest: mergedAccount(guest), into: mergedAccount(into) }));
    if (!guest || !into) throw new ParkError('NOT_FOUND');
    const expiresAt = now.add({ hours: agreementDays * 24 });
    const merge = await insertMerge(db, {
      salt: randomBytes(12).toString('base64url'),
      state: 'waiting',
      guest_account: guest.id,
      into_account: into.id,
      created_at: now.epochMilliseconds,
      created_by: actor.id,
      expires_at: expiresAt.epochMilliseconds,
    });
    if (!needsAgreement(into) || into.email === null) {
      await carryOutMerge(transaction, merge, { guest, into });
      return merge.id;
    }
    await writeAccountMessage(transaction, {
      kind: 'merge-asked',
      account: into.id,
      to: into.email,
      about: { token: mergeToken(context.secret, merge, into.email) },
      uselessAt: expiresAt,
    });
    const after = { account: guest.id, merge: merge.id };
    await writeAudit(transaction, { action: 'user.mergeAsk', subjectId: into.id, after });
    return merge.id;
  });
  context.outbox.raise();
  return id;
}
