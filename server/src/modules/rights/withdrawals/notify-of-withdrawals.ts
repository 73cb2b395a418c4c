import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import type { Language } from '@cablepark/domain/time/display';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { insertMessages, messageRow } from '../../outbox/index.ts';

/**
 * The receipt of a withdrawal.
 * @param account null for a withdrawal from the account: it is deleted before the mail is sent, so the mail stores the address
 */
export async function notifyWithdrawn(
  { db, actor, now }: TransactionContext,
  { account, language, row }: { account: string | null; language: Language | null; row: WithdrawalRow },
): Promise<void> {
  const { email, pass } = row;
  if (email === null) return;
  const kind = account === null ? 'account-withdrawn' : 'withdrawn';
  const dedupe = `${kind}:${pass ?? actor.id}`;
  const message = {
    kind,
    dedupe,
    account_id: account,
    address: email,
    about: { row, language },
    start: null,
  } as const;
  await insertMessages(db, [messageRow(now, message)]);
}

/** Notifies all other users of a pass that its buyer has withdrawn from it. */
export async function notifyPassEnded(
  { db, actor, now }: TransactionContext,
  { id, owner, members }: Pick<Pass, 'id' | 'owner' | 'members'>,
): Promise<void> {
  const readers = [owner, ...members].filter((each) => each !== null && each !== actor.id);
  const kind = 'pass-ended';
  const rows = readers.map((account_id) =>
    messageRow(now, {
      kind,
      dedupe: `${kind}:${id}:${account_id}`,
      account_id,
      about: { pass: id },
      start: null,
    }),
  );
  await insertMessages(db, rows);
}
