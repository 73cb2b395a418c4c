import { owedFor } from '@cablepark/domain/passes/pass-value';
import type { TakingsKind, TillPayment } from '@cablepark/domain/payments/takings';
import { readKind } from '../../db/pass-tables.ts';
import type { Db } from '../../db/store.ts';

/** The payments taken from `fromMs` on and before `toMs`, voided ones too, and what was given back for passes then. */
export async function findTillPayments(db: Db, fromMs: number, toMs: number): Promise<TillPayment[]> {
  const rows = await db
    .selectFrom('payment')
    .leftJoin('slot', 'slot.id', 'payment.slot_id')
    .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .leftJoin('pass_entry', (join) =>
      join.onRef('pass_entry.payment_id', '=', 'payment.id').on('pass_entry.reason', '=', 'ride'),
    )
    .select([
      'payment.created_at',
      'payment.method',
      'payment.amount_cents',
      'payment.slot_id',
      'payment_void.kept',
      'pass_entry.id as ride',
      'slot.asset_id',
    ])
    .where('payment.created_at', '>=', fromMs)
    .where('payment.created_at', '<', toMs)
    .execute();
  const taken = rows.map((row) => ({
    takenAtMs: row.created_at,
    kind: kindOf(row),
    method: row.method,
    track: row.asset_id,
    amount: row.amount_cents,
    // What was paid for a forfeited ride stays taken.
    isVoided: row.kept === 0,
  }));
  const back = [await findMoneyBack(db, fromMs, toMs), await findRefunds(db, fromMs, toMs)];
  return [...taken, ...back.flat()];
}

function kindOf({ slot_id, ride }: { slot_id: number | null; ride: number | null }): TakingsKind {
  if (slot_id === null) return 'pass';
  return ride === null ? 'ride' : 'redeemed';
}

/** What the desk gave back for passes that were voided, each by the method by which it was bought. */
async function findMoneyBack(db: Db, fromMs: number, toMs: number): Promise<TillPayment[]> {
  const rows = await db
    .selectFrom('pass_entry')
    .innerJoin('payment', 'payment.pass_id', 'pass_entry.pass_id')
    .select(['pass_entry.created_at', 'pass_entry.money_back_cents', 'payment.method'])
    .where('pass_entry.reason', '=', 'void')
    .where('pass_entry.money_back_cents', '>', 0)
    .where('pass_entry.created_at', '>=', fromMs)
    .where('pass_entry.created_at', '<', toMs)
    .execute();
  return rows.map((row) => ({
    takenAtMs: row.created_at,
    kind: 'moneyBack',
    method: row.method,
    track: null,
    amount: row.money_back_cents ?? 0,
    isVoided: false,
  }));
}

/**
 * What went back online of payments for slots that stand: a voided payment was not taken, and what was given back for a pass stands with the
 * pass.
 */
async function findRefunds(db: Db, fromMs: number, toMs: number): Promise<TillPayment[]> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .leftJoin('slot', 'slot.id', 'payment.slot_id')
    .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .select(['refund.created_at', 'refund.amount_cents', 'payment.method', 'slot.asset_id'])
    .where('refund.state', '<>', 'refused')
    .where('payment.slot_id', 'is not', null)
    .where((eb) => eb.or([eb('payment_void.id', 'is', null), eb('payment_void.kept', '=', 1)]))
    .where('refund.created_at', '>=', fromMs)
    .where('refund.created_at', '<', toMs)
    .execute();
  return rows.map((row) => ({
    takenAtMs: row.created_at,
    kind: 'moneyBack',
    method: row.method,
    track: row.asset_id,
    amount: row.amount_cents,
    isVoided: false,
  }));
}

/** Passes that hold and have something left, and the grosze of their prices that no ride has taken. */
export async function findOwed(db: Db, nowMs: number): Promise<{ passes: number; cents: number }> {
  const rows = await db
    .selectFrom('pass')
    .leftJoin('pass_entry', (join) =>
      join.onRef('pass_entry.pass_id', '=', 'pass.id').on('pass_entry.reason', '=', 'ride'),
    )
    .leftJoin('payment_void', 'payment_void.payment_id', 'pass_entry.payment_id')
    .leftJoin('payment', (join) =>
      join
        .onRef('payment.id', '=', 'pass_entry.payment_id')
        .on((eb) => eb.or([eb('payment_void.id', 'is', null), eb('payment_void.kept', '=', 1)])),
    )
    .select(['pass.id', 'pass.kind', 'pass.balance'])
    .select((eb) => eb.fn.sum<number | string | null>('payment.amount_cents').as('redeemed'))
    .where('pass.balance', '>', 0)
    .where('pass.voided_at', 'is', null)
    .where((eb) => eb.or([eb('pass.ends_at', 'is', null), eb('pass.ends_at', '>', nowMs)]))
    .groupBy(['pass.id', 'pass.kind', 'pass.balance'])
    .execute();
  const cents = rows.reduce((sum, { kind, balance, redeemed }) => {
    return sum + owedFor({ kind: readKind(kind), balance, redeemed: Number(redeemed ?? 0) });
  }, 0);
  return { passes: rows.length, cents };
}
