import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideSendingAgain } from '@cablepark/domain/messages/message-rules';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { reviveMessage } from '../../outbox/index.ts';
import { lockMessage, stateOf } from './messages.store.ts';

/** Retries a failed message. @throws FORBIDDEN: no such message, already sent, or its secret is deleted. */
export async function sendAgain(context: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const message = await lockMessage(db, engine, id);
    const facts = message && { kind: message.kind, state: stateOf(message) };
    if (enforce(decideSendingAgain(facts)) === 'unchanged') return;
    if (!(await reviveMessage(db, id, now.epochMilliseconds))) throw new ParkError('FORBIDDEN');
    await writeAudit(transaction, { action: 'message.sendAgain', subjectId: id });
  });
  context.outbox.raise();
}
