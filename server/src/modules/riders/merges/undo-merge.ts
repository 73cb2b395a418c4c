import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideUndoingMerge } from '@cablepark/domain/accounts/merge-rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { restoreGuestRow, updateAccount } from '../../accounts/rows/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockPair } from './carry-out-merge.ts';
import { changeMerge, findMerge, lockMerge, type MergeRow } from './merges.store.ts';
import { lockMoved, type MovedRows, markOf, moveRowsBack } from './move-rows.ts';

const text = z.nullable(z.string());
const guestFacts = z.object({
  first_name: text,
  last_name: text,
  phone: text,
  language: z.nullable(z.enum(['pl', 'en'])),
  /** Whether the other record got the phone; absent in merges of older versions. */
  gavePhone: z.optional(z.boolean()),
});
const rowIdsSchema = z.record(z.string(), z.array(z.union([z.number(), z.string()])));

/**
 * Undoes a merge if nothing has changed on the moved rows since, or withdraws one that waits for its owner.
 * @throws FORBIDDEN (no such merge), TOO_LATE (after thirty days), CHANGED_SINCE
 */
export async function undoMerge(context: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const found = await findMerge(db, id);
    const rowIds = readRowIds(found);
    const pair = found && (await lockPair(transaction, found.guest_account, found.into_account));
    await lockMoved(db, engine, rowIds);
    const merge = await lockMerge(db, engine, id);
    const areBothThere =
      merge?.guest_facts != null && pair?.guest?.status === 'erased' && pair.into?.status !== 'erased';
    const isUnchanged =
      merge?.mark != null && merge.moved === found?.moved && merge.mark === (await markOf(db, rowIds));
    const facts = merge && { state: merge.state, mergedAt: instant(merge.merged_at) };
    const decision = decideUndoingMerge({ actor, merge: facts, now, areBothThere, isUnchanged });
    if (enforce(decision) === 'unchanged' || !merge) return;
    const isDone = merge.state === 'merged';
    if (isDone && merge.guest_facts !== null) {
      const { guest_account: to, into_account: from } = merge;
      const { gavePhone, ...facts } = guestFacts.parse(JSON.parse(merge.guest_facts));
      if (!(await restoreGuestRow(db, to, facts)) || !(await moveRowsBack(db, rowIds, { from, to })))
        throw new ParkError('CHANGED_SINCE');
      // Leaves a phone that was corrected since the merge.
      if (gavePhone && pair?.into?.phone === facts.phone) await updateAccount(db, from, { phone: null });
    }
    const change = {
      state: 'undone' as const,
      undone_at: now.epochMilliseconds,
      undone_by: actor.id,
      guest_facts: null,
    };
    if (!(await changeMerge(db, merge, change))) throw new ParkError('CHANGED_SINCE');
    await writeAudit(transaction, {
      action: 'user.mergeUndo',
      subjectId: merge.into_account,
      before: { account: merge.into_account, merge: id },
      after: { account: merge.guest_account },
    });
  });
}

function readRowIds(merge: MergeRow | null): MovedRows {
  return merge?.moved == null ? {} : rowIdsSchema.parse(JSON.parse(merge.moved));
}

function instant(ms: number | null): Temporal.Instant | null {
  return ms === null ? null : Temporal.Instant.fromEpochMilliseconds(ms);
}
