import { toGrosze, toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { decidePassVoiding } from '@cablepark/domain/passes/pass-rules';
import { owedFor } from '@cablepark/domain/passes/pass-value';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { findRefundable, insertRefund } from '../refunds/index.ts';
import type { PassVoiding } from './passes.schema.ts';
import { changeBalance, insertEntry, lockPass, markPassVoided, sumRedeemed } from './passes.store.ts';

/**
 * Ends a pass for a reason that is kept (Editor): what is left on it goes. What was given back for it at the desk is told apart.
 * Rides that it has paid stay paid.
 * @throws FORBIDDEN where there is no such pass or it is voided, FAILED_VALIDATION for more money than is owed, or than can still go back
 * the way it came
 */
export async function voidPass(
  context: AppContext,
  actor: Actor,
  id: number,
  { reason, money_back }: PassVoiding,
): Promise<void> {
  const moneyBack = toGrosze(money_back);
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const pass = await lockPass(db, engine, id);
    const sale = await findOnlineSale(db, id);
    const owed = Math.min(
      pass ? owedFor({ ...pass, redeemed: await sumRedeemed(db, id) }) : 0,
      sale ? await findRefundable(db, sale) : Number.POSITIVE_INFINITY,
    );
    enforce(decidePassVoiding(pass, { moneyBack, owed }), tooMuch);
    if (!pass) throw new ParkError('FORBIDDEN');
    if (pass.balance > 0 && !(await changeBalance(db, id, -pass.balance))) throw new ParkError('FORBIDDEN');
    if (!(await markPassVoided(db, id, now.epochMilliseconds))) throw new ParkError('FORBIDDEN');
    await insertEntry(db, {
      pass_id: id,
      delta: -pass.balance,
      reason: 'void',
      note: reason,
      money_back_cents: moneyBack,
      created_at: now.epochMilliseconds,
      created_by: actor.id,
    });
    if (moneyBack > 0 && sale) {
      const { id: payment_id, checkout_id } = sale;
      const made = { created_at: now.epochMilliseconds, created_by: actor.id };
      await insertRefund(db, { ...made, checkout_id, payment_id, amount_cents: moneyBack, reason });
    }
    await writeAudit(transaction, {
      action: 'pass.void',
      subjectId: id,
      before: { balance: pass.balance },
      after: { reason, moneyBack: toPln(moneyBack) },
    });
  });
}

/** What was bought online goes back the way it came; what was taken at the desk the desk gives back. */
async function findOnlineSale(db: Db, pass: number) {
  const sale = await db
    .selectFrom('payment')
    .select(['id', 'amount_cents', 'checkout_id'])
    .where('pass_id', '=', pass)
    .where('checkout_id', 'is not', null)
    .$narrowType<{ checkout_id: string }>()
    .executeTakeFirst();
  return sale ?? null;
}

function tooMuch({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'money_back', type: 'max', message: 'More than is owed for this pass.' },
  ]);
}
