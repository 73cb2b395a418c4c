import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import type { Language } from '@cablepark/domain/time/display';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { insertMessages } from './outbox.store.ts';
import { messageRow } from './write-message.ts';

/** What was declared, as it was then, and in which language the receipt is written. */
export interface WithdrawnData {
  row: WithdrawalRow;
  language: Language | null;
}

/** Of which pass. */
export interface PassEndedData {
  pass: number;
}

/**
 * The receipt of a withdrawal, to whoever declared it.
 * @param account null where it was the account: by the time that the mail leaves there is none, so the mail has its address with it
 */
export async function tellWithdrawn(
  { db, actor, now }: TransactionContext,
  { account, language, row }: { account: string | null; language: Language | null; row: WithdrawalRow },
): Promise<void> {
  const { email, pass } = row;
  if (email === null) return;
  const kind = account === null ? 'account-withdrawn' : 'withdrawn';
  const data: WithdrawnData = { row, language };
  const dedupe = `${kind}:${pass ?? actor.id}`;
  const message = { kind, dedupe, account_id: account, address: email, data, start: null } as const;
  await insertMessages(db, [messageRow(now, message)]);
}

/** Tells everybody else who could ride on a pass that it is no more: its buyer has withdrawn from it. */
export async function tellPassEnded(
  { db, actor, now }: TransactionContext,
  { id, owner, members }: Pick<Pass, 'id' | 'owner' | 'members'>,
): Promise<void> {
  const readers = [owner, ...members].filter((each) => each !== null && each !== actor.id);
  const data: PassEndedData = { pass: id };
  const kind = 'pass-ended';
  const rows = readers.map((account_id) =>
    messageRow(now, { kind, dedupe: `${kind}:${id}:${account_id}`, account_id, data, start: null }),
  );
  await insertMessages(db, rows);
}
