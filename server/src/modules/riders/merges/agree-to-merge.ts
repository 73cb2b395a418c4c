import { decideAgreeing } from '@cablepark/domain/accounts/merge-rules';
import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { carryOutMerge, lockPair } from './carry-out-merge.ts';
import { readMergeToken } from './merge-link.ts';
import { lockMerge, mergedAccount } from './merges.store.ts';

/**
 * Merges two accounts after their owner agrees by the mailed link. A repeated call changes nothing.
 * @throws INVALID_TOKEN, TOO_LATE (withdrawn, expired, or one of the accounts is erased)
 */
export async function agreeToMerge(context: AppContext, token: string): Promise<void> {
  const found = await readMergeToken(context.store.db, context, token);
  if (found === null) throw new ParkError('INVALID_TOKEN');
  await inTransaction(context, linkHolder(found.into_account), async (transaction) => {
    const { db, engine, now } = transaction;
    const { guest, into } = await lockPair(transaction, found.guest_account, found.into_account);
    const merge = await lockMerge(db, engine, found.id);
    // The address may have changed while the call waited for the lock.
    const isValid = (await readMergeToken(db, context, token)) !== null;
    const facts = isValid && merge ? { state: merge.state, expiresAt: instant(merge.expires_at) } : null;
    const decision = decideAgreeing({
      merge: facts,
      guest: mergedAccount(guest),
      into: mergedAccount(into),
      now,
    });
    if (enforce(decision) === 'unchanged' || !merge || !guest || !into) return;
    await carryOutMerge(transaction, merge, { guest, into });
  });
}

function instant(ms: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(ms);
}
