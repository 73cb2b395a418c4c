import { toPln } from '@cablepark/contract/money';
import type { NewPass } from '@cablepark/contract/payments/passes.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { PaymentMethod } from '@cablepark/domain/park/policy';
import { endOfPass, type PassKind, passKindsOf } from '@cablepark/domain/passes/pass-kind';
import { decideSelling } from '@cablepark/domain/passes/pass-rules';
import type { BillPart } from '@cablepark/domain/payments/desk-bill';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';
import { writeAudit } from '../audit/index.ts';
import { writeDeskAction } from '../desk-actions/index.ts';
import { keepPayment, keepPaymentOfParts } from '../payments/index.ts';
import { newPassCode } from './pass-code.ts';
import { changeBalance, insertEntry, insertPass } from './passes.store.ts';

/**
 * Sells a pass at the desk: its money, the pass and its first entry in one transaction.
 * @returns the pass's id. @throws INVALID_FOREIGN_KEY (no such kind, or no such rider), PASS_EXPIRED
 */
export async function sellPass(context: AppContext, actor: Actor, request: NewPass): Promise<number> {
  const { prices } = await context.pageContents.read();
  const kind = passKindsOf(prices.content).find(({ row }) => row === request.kind) ?? null;
  const { zone } = context.config;
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const owner = request.account ? await lockActiveAccount(db, engine, request.account) : null;
    enforce(decideSelling(kind, now, zone), kindError);
    if (!kind || (request.account && !owner)) throw unknownError(kind ? 'account' : 'kind');
    const sale = { kind, owner: owner?.id ?? null, method: request.method, zone };
    const { pass } = await issuePass(transaction, sale);
    await writeDeskAction(transaction, { kind: 'pass', pass, owner: sale.owner });
    return pass;
  });
}

interface Sale {
  kind: PassKind;
  /** Null if anybody with its code may claim it. */
  owner: string | null;
  method: PaymentMethod;
  /** The bill with the pass's line; absent for a pass that is sold alone at the desk. */
  bill?: string;
  /** The parts of the bill that pay for it, if it has more than one method. */
  parts?: readonly BillPart[];
  zone: string;
}

/** Issues a pass with its money and its first entry, inside the caller's transaction. */
export async function issuePass(
  transaction: TransactionContext,
  { kind, owner, method, bill, parts, zone }: Sale,
): Promise<{ pass: number; payment: number }> {
  const { db, actor, now } = transaction;
  const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
  const pass = await insertPass(db, {
    code: newPassCode(),
    account_id: owner,
    kind: JSON.stringify(kind),
    ends_at: endOfPass(kind, null, zone)?.epochMilliseconds ?? null,
    created_at: creation.created_at,
    voided_at: null,
    share_key: null,
  });
  const { price, vat, amount } = kind;
  const paymentRow = {
    ...creation,
    booking_id: null,
    pass_id: pass,
    amount_cents: price,
    method,
    vat_rate: vat,
    bill_id: bill ?? null,
  };
  const payment = parts
    ? await keepPaymentOfParts(transaction, paymentRow, { track: null, parts })
    : await keepPayment(transaction, paymentRow, null);
  const entry = { ...creation, pass_id: pass, payment_id: payment };
  await insertEntry(db, { ...entry, delta: amount, reason: 'buy' });
  await changeBalance(db, pass, amount);
  await writeAudit(transaction, {
    action: 'payment.create',
    subjectId: payment,
    after: { pass, rider: owner, amount: toPln(price), method },
  });
  return { pass, payment };
}

function kindError({ code }: Refusal): ParkError | undefined {
  return code === 'INVALID_FOREIGN_KEY' ? unknownError('kind') : undefined;
}

function unknownError(field: 'kind' | 'account'): ParkError {
  return new ParkError('INVALID_FOREIGN_KEY', { extensions: { field } });
}
