import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import { writeWireMs, writeWireTime } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import { decideWithdrawing, endOfWithdrawal } from '@cablepark/domain/passes/withdrawal';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { findLivingAccount } from '../../accounts/rows/index.ts';
import { countFreedByErasure } from '../../bookings/index.ts';
import { forgetMessagesTo } from '../../outbox/retention/index.ts';
import { eraseAccountIn } from '../erasure/index.ts';
import { notifyWithdrawn } from './notify-of-withdrawals.ts';
import { declarantOf } from './withdraw-from-pass.ts';
import { insertWithdrawal } from './withdrawals.store.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findLivingAccount>>>;

/** Previews the withdrawal from the account; nothing is written. @throws TOO_LATE, INVALID_CREDENTIALS */
export async function previewAccountWithdrawal(context: AppContext, actor: Actor): Promise<WithdrawalRow> {
  const { db } = context.store;
  const account = await findLivingAccount(db, actor.id);
  if (!account) throw new ParkError('INVALID_CREDENTIALS');
  enforceWithdrawing(context, account, actor, context.clock.now());
  const freedCount = await countFreedByErasure(db, actor.id, context.clock.now());
  return accountRow(context, account, freedCount);
}

/**
 * Withdraws from one's account: the rule of `eraseAccount` deletes it, and the receipt goes to its last address.
 * @throws TOO_LATE, INVALID_CREDENTIALS, FORBIDDEN (the last Admin)
 */
export async function withdrawFromAccount(context: AppContext, actor: Actor): Promise<WithdrawalRow> {
  // Checked before the transaction, too: without the right, nothing is locked.
  await previewAccountWithdrawal(context, actor);
  const policy = policyOf(await context.parkSettings.read());
  const declaration = await inTransaction(context, actor, async (transaction) => {
    const { db, now } = transaction;
    const freedCount = await countFreedByErasure(db, actor.id, now);
    const account = await eraseAccountIn({ ...transaction, policy }, actor.id);
    enforceWithdrawing(context, account, actor, now);
    await keepWithdrawal(transaction, account, freedCount);
    const at = writeWireTime(now);
    const row = { ...accountRow(context, account, freedCount), date_created: at, mailed: at };
    await notifyWithdrawn(transaction, { account: null, language: account.language, row });
    return row;
  });
  context.outbox.raise();
  await forgetMessagesTo(context.store.db, actor.id, context.clock.now());
  return declaration;
}

function enforceWithdrawing(
  { config: { zone } }: AppContext,
  { id, created_at }: Account,
  actor: Actor,
  now: Temporal.Instant,
): void {
  const concludedAt = Temporal.Instant.fromEpochMilliseconds(created_at);
  enforce(
    decideWithdrawing(
      { buyer: id, concluded: concludedAt, isWithdrawn: false, isVoided: false },
      actor,
      now,
      zone,
    ),
  );
}

async function keepWithdrawal({ db, now }: TransactionContext, { id, created_at }: Account, freed: number) {
  await insertWithdrawal(db, {
    account_id: id,
    pass_id: null,
    created_at: now.epochMilliseconds,
    concluded_at: created_at,
    money_back_cents: 0,
    refund_id: null,
    taken: 0,
    freed,
  });
}

function accountRow({ config: { zone } }: AppContext, account: Account, freed: number): WithdrawalRow {
  const concludedAt = Temporal.Instant.fromEpochMilliseconds(account.created_at);
  return {
    pass: null,
    contract: null,
    concluded: writeWireMs(account.created_at),
    until: writeWireTime(endOfWithdrawal(concludedAt, zone)),
    ...declarantOf(account),
    price: 0,
    amount: 0,
    taken: 0,
    unit: null,
    freed,
    date_created: null,
    mailed: null,
  };
}
