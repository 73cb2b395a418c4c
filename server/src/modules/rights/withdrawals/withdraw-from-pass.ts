import { toPln } from '@cablepark/contract/money';
import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideWithdrawing } from '@cablepark/domain/passes/withdrawal';
import { passWithdrawn } from '@cablepark/domain/payments/void-reasons';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockActiveAccount } from '../../accounts/locks/index.ts';
import { findLivingAccount } from '../../accounts/rows/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { freeRide } from '../../bookings/index.ts';
import { endPass, findPass, lockPass } from '../../passes/index.ts';
import { lockPayment } from '../../payments/index.ts';
import { endPayment } from '../../rides/index.ts';
import { lockSlots } from '../../slots/rows/index.ts';
import { notifyPassEnded, notifyWithdrawn } from './notify-of-withdrawals.ts';
import {
  type Declarant,
  findPassContract,
  type PassContract,
  passRow,
  type Settlement,
  settle,
} from './pass-contract.ts';
import { insertWithdrawal } from './withdrawals.store.ts';

/** The most attempts, if rides leave the pass before its lock. */
const mostAttempts = 5;

/** Previews the withdrawal from a pass, or returns its result; nothing is written. @throws FORBIDDEN, TOO_LATE */
export async function previewPassWithdrawal(
  { store: { db }, clock, config: { zone } }: AppContext,
  actor: Actor,
  id: number,
): Promise<WithdrawalRow> {
  const contract = await findPassContract(db, await findPass(db, id));
  const now = clock.now();
  enforce(decideWithdrawing(contract?.contract ?? null, actor, now, zone));
  if (!contract) throw new ParkError('NOT_FOUND');
  const account = await findLivingAccount(db, actor.id);
  return passRow(contract, await settle(db, contract, now.epochMilliseconds), declarantOf(account), zone);
}

/**
 * Withdraws from a pass that was bought online: frees future rides of all its riders, ends the pass, and refunds the rest of its price
 * online. It is idempotent: a repeated call returns the same answer. @throws FORBIDDEN, TOO_LATE, INVALID_CREDENTIALS (erased meanwhile)
 */
export async function withdrawFromPass(
  context: AppContext,
  actor: Actor,
  id: number,
): Promise<WithdrawalRow> {
  // Checked before the transaction, too: without the right, nothing is locked.
  await previewPassWithdrawal(context, actor, id);
  for (let attempt = 1; ; attempt += 1) {
    const row = await inTransaction(context, actor, (transaction) =>
      withdrawOnce(transaction, id, context.config.zone),
    );
    if (row !== null) {
      context.outbox.raise();
      return row;
    }
    if (attempt === mostAttempts) throw new ParkError('SERVICE_UNAVAILABLE');
  }
}

/** @returns null if a ride left the pass between reading and locking it; nothing is written then */
async function withdrawOnce(
  transaction: TransactionContext,
  id: number,
  zone: string,
): Promise<WithdrawalRow | null> {
  const { db, engine, actor, now } = transaction;
  const nowMs = now.epochMilliseconds;
  const account = await lockActiveAccount(db, engine, actor.id);
  if (!account) throw new ParkError('INVALID_CREDENTIALS');
  // Payments come before the pass, the pass before slots (`db/locks.ts`).
  const lockedPayments = await lockPayments(transaction, id);
  const contract = await findPassContract(db, await lockPass(db, engine, id));
  const decision = enforce(decideWithdrawing(contract?.contract ?? null, actor, now, zone));
  if (!contract) throw new ParkError('NOT_FOUND');
  const settlement = await settle(db, contract, nowMs);
  if (decision === 'unchanged') return passRow(contract, settlement, declarantOf(account), zone);
  if (settlement.toCome.some(({ payment }) => !lockedPayments.has(payment))) return null;
  await freeRides(transaction, settlement, zone);
  const withdrawal = await endContract(transaction, contract, settlement);
  const row = passRow({ ...contract, withdrawal }, settlement, declarantOf(account), zone);
  await notifyWithdrawn(transaction, { account: actor.id, language: account.language, row });
  await notifyPassEnded(transaction, contract.pass);
  return row;
}

async function lockPayments(
  { db, engine, now }: TransactionContext,
  id: number,
): Promise<ReadonlySet<number>> {
  const contract = await findPassContract(db, await findPass(db, id));
  if (!contract) return new Set();
  const { toCome } = await settle(db, contract, now.epochMilliseconds);
  const ids = [contract.sale.id, ...toCome.map(({ payment }) => payment)].toSorted((a, b) => a - b);
  for (const payment of ids) await lockPayment(db, engine, payment);
  return new Set(ids);
}

async function freeRides(
  transaction: TransactionContext,
  { toCome }: Settlement,
  zone: string,
): Promise<void> {
  const { db, engine } = transaction;
  await lockSlots(
    db,
    engine,
    toCome.map(({ slot }) => slot),
  );
  for (const { payment: id, slot } of toCome) {
    const payment = await lockPayment(db, engine, id);
    if (payment)
      await endPayment(transaction, payment, { reason: passWithdrawn, isKept: false, backBy: null, zone });
    await freeRide(transaction, slot, 'pass');
  }
}

async function endContract(
  transaction: TransactionContext,
  { pass, contract }: PassContract,
  { back, taken, toCome }: Settlement,
) {
  const { db, actor, now } = transaction;
  const balance = pass.balance + toCome.reduce((sum, { units }) => sum + units, 0);
  const reason = passWithdrawn;
  const refund_id = await endPass(
    transaction,
    { id: pass.id, balance },
    { reason, moneyBack: back, backBy: null },
  );
  await writeAudit(transaction, {
    action: 'pass.withdraw',
    subjectId: pass.id,
    before: { balance },
    after: { taken, freed: toCome.length, moneyBack: toPln(back) },
  });
  return await insertWithdrawal(db, {
    account_id: actor.id,
    pass_id: pass.id,
    created_at: now.epochMilliseconds,
    concluded_at: contract.concluded.epochMilliseconds,
    money_back_cents: back,
    refund_id,
    taken,
    freed: toCome.length,
  });
}

/** From the current account. */
export function declarantOf(
  account: { first_name: string | null; last_name: string | null; email: string | null } | null,
): Declarant {
  const name = [account?.first_name, account?.last_name].filter(Boolean).join(' ');
  return { name: name || null, email: account?.email ?? null };
}
