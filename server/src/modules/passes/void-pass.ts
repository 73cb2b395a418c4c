import { toGrosze, toPln } from '@cablepark/contract/money';
import type { PassVoiding, PassVoidingRow } from '@cablepark/contract/payments/passes.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { decidePassVoiding, type Pass } from '@cablepark/domain/passes/pass-rules';
import { mostBackFor } from '@cablepark/domain/passes/pass-value';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { findRefundable, lockPayment } from '../payments/index.ts';
import { endPass, findOnlineSale } from './end-pass.ts';
import { findPass, lockPass, sumRedeemed } from './passes.store.ts';
import { findSalesOf } from './take-sale-back.ts';

/** Previews voiding a pass: what could be returned, and how; writes nothing. @throws FORBIDDEN if there is no such pass or it is voided */
export async function previewPassVoiding({ store }: ServerContext, id: number): Promise<PassVoidingRow> {
  const pass = await findPass(store.db, id);
  const { sale, most } = await findMoneyBack(store.db, pass);
  enforce(decidePassVoiding(pass, { moneyBack: 0, most, isOnline: sale !== null, backBy: null }));
  return { pass: id, money_back: toPln(most), online: sale !== null };
}

/**
 * Ends a pass for a recorded reason (Editor); its balance is lost. The money to return is a separate argument; paid rides stay paid.
 * @throws FORBIDDEN if there is no such pass or it is voided, FAILED_VALIDATION for more money than is owed, or than can still be returned by the
 * method of the sale
 */
export async function voidPass(
  context: ServerContext,
  actor: Actor,
  id: number,
  { reason, money_back, back_by }: PassVoiding,
): Promise<void> {
  const moneyBack = toGrosze(money_back);
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    // Payments come before passes (`db/locks.ts`).
    for (const sale of await findSalesOf(db, [id])) await lockPayment(db, engine, sale);
    const pass = await lockPass(db, engine, id);
    const { sale, most } = await findMoneyBack(db, pass);
    const facts = { moneyBack, most, isOnline: sale !== null, backBy: back_by ?? null };
    enforce(decidePassVoiding(pass, facts), moneyBack > most ? tooMuch : wrongWay);
    if (!pass) throw new ParkError('NOT_FOUND');
    await endPass(transaction, pass, { reason, moneyBack, backBy: back_by ?? null });
    await writeAudit(transaction, {
      action: 'pass.void',
      subjectId: id,
      before: { balance: pass.balance },
      after: {
        reason,
        moneyBack: toPln(moneyBack),
        ...(back_by && moneyBack > 0 ? { backBy: back_by } : {}),
      },
    });
  });
}

function wrongWay({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'back_by', type: 'forbidden', message: 'This money goes back the way it came.' },
  ]);
}

/** The most that can be returned for a pass, in grosze, and its online sale, which decides between online and desk. */
async function findMoneyBack(db: Db, pass: Pass | null) {
  if (pass === null) return { sale: null, most: 0 };
  const sale = await findOnlineSale(db, pass.id);
  const use = { ...pass, redeemed: await sumRedeemed(db, pass.id) };
  return { sale, most: mostBackFor(use, sale && (await findRefundable(db, sale))) };
}

function tooMuch({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'money_back', type: 'max', message: 'More than is owed for this pass.' },
  ]);
}
