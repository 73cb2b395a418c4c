import type { MoneyQuestionRow } from '@cablepark/contract/payments/money-questions.schema';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { writeAudit } from '../audit/index.ts';

/** Records that staff have answered a question; the audit log stores `how` and the note. @returns false if it is already answered */
export async function answerQuestion(
  transaction: TransactionContext,
  { id, kind, amount, number }: Pick<MoneyQuestionRow, 'id' | 'kind' | 'amount' | 'number'>,
  note: string,
  how: Record<string, string | number>,
): Promise<boolean> {
  const { db, actor, now } = transaction;
  const answer = { question: id, note, created_at: now.epochMilliseconds, created_by: actor.id };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('money_answer')
    .values(answer)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await writeAudit(transaction, {
    action: 'money.answer',
    subjectId: id,
    before: { kind, amount, number },
    after: { reason: note, ...how },
  });
  return true;
}
