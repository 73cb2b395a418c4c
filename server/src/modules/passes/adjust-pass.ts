import type { Adjusting } from '@cablepark/contract/payments/passes.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideAdjusting } from '@cablepark/domain/passes/pass-rules';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { changeBalance, insertEntry, lockPass } from './passes.store.ts';

/**
 * Adds rides to a pass or takes some, for a reason that its riders can read (Editor).
 * @throws FORBIDDEN if there is no such pass or it is voided, PASS_EMPTY
 */
export async function adjustPass(
  context: ServerContext,
  actor: Actor,
  id: number,
  { by, reason }: Adjusting,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const pass = await lockPass(db, engine, id);
    if (enforce(decideAdjusting(pass, by)) === 'unchanged' || !pass) return;
    if (!(await changeBalance(db, id, by))) throw new ParkError('PASS_EMPTY');
    await insertEntry(db, {
      pass_id: id,
      delta: by,
      reason: 'adjust',
      note: reason,
      created_at: now.epochMilliseconds,
      created_by: actor.id,
    });
    await writeAudit(transaction, {
      action: 'pass.adjust',
      subjectId: id,
      before: { balance: pass.balance },
      after: { balance: pass.balance + by, reason },
    });
  });
}
