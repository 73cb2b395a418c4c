import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { decideReversing, decideTakingBack, type NewerThing } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { type DeskAction, lockDeskAction, markUndone } from '../../desk-actions/index.ts';
import { slotFailure } from '../../slots/rows/index.ts';
import { prepareReversal } from './reversals.ts';

/**
 * Undoes what the actor did at the desk within the last 15 minutes, completely or not at all.
 * @throws FORBIDDEN (another's, or none), TOO_LATE, CHANGED_SINCE (with `since`, a `NewerThing`), SLOT_PAID, SLOT_TAKEN, DAY_CLOSED, TRACK_CLOSED,
 * INVALID_FOREIGN_KEY (a blocked rider), and the refusals of a pass whose ride moves back
 */
export async function takeBackAction(context: AppContext, actor: Actor, id: number): Promise<void> {
  try {
    await inTransaction(context, actor, async (transaction) => {
      const { db, engine, now } = transaction;
      const action = await lockDeskAction(db, engine, id);
      if (enforce(decideTakingBack(action, actor, now)) === 'unchanged' || !action) return;
      const { facts, run } = await prepareReversal(transaction, action);
      enforce(decideReversing(facts), changedError(facts.newer));
      await run();
      await markUndone(transaction, id);
      await writeAudit(transaction, {
        action: 'desk.undo',
        subjectId: id,
        before: { action: action.kind, ...auditOf(action, 'after') },
        after: auditOf(action, 'before'),
      });
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

function changedError(since: NewerThing | null) {
  return ({ code }: Refusal): ParkError | undefined =>
    code === 'CHANGED_SINCE' ? new ParkError(code, { extensions: { since: since ?? 'moved' } }) : undefined;
}

/** For the audit log: the first ride before or after the action, and the slots of all rides. */
function auditOf(action: DeskAction, when: 'before' | 'after'): object {
  if (action.kind === 'pass') return when === 'after' ? { pass: action.pass } : {};
  const passes = action.kind === 'bill' && when === 'after' ? action.passes.map(({ pass }) => pass) : [];
  const sold = passes.length > 0 && { passes };
  const [ride] = action.rides;
  if (!ride) return 'former' in action ? { bill: action.bill } : { ...sold };
  const { slot, rider, payment, isMissing: missing } = ride[when];
  const others = action.rides.length > 1 && { slots: action.rides.map((each) => each[when].slot) };
  return { slot, rider, payment, missing, ...others, ...sold };
}
