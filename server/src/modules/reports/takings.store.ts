import { owedFor } from '@cablepark/domain/passes/pass-value';
import { type PassLine, type Takings, takingsKindOf } from '@cablepark/domain/payments/takings';
import { cableReasons } from '@cablepark/domain/payments/void-reasons';
import { boundsOf, type DayRange } from '@cablepark/domain/time/day-range';
import { isNotOnPaper } from '../../db/paper-passes.ts';
import type { Db } from '../../db/store.ts';
import { readKind } from '../../db/stored-pass-kind.ts';
import { findDaySums } from '../cash-book/index.ts';

/** Money in and out on these days, by the cash book alone. */
export async function findMoneyTakings(db: Db, { from, to }: DayRange): Promise<Takings[]> {
  const sums = await findDaySums(db, from.toString(), to.toString());
  const rows = sums.map(({ day, kind, bought, method, track, vat, cents, count }) => {
    return { day, kind: takingsKindOf(kind, bought), method, track, vat, amount: Math.abs(cents), count };
  });
  // Refunds for slots and for passes are one kind.
  const groups = Map.groupBy(rows, ({ day, kind, method, track, vat }) =>
    [day, kind, method, track, vat].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const sum = (of: 'amount' | 'count') => group.reduce((all, row) => all + row[of], 0);
    return [{ ...first, amount: sum('amount'), count: sum('count') }];
  });
}

/** Rides taken from passes and returned on these days. The system's passes count by their entries, paper passes by payments. */
export async function findPassLines(db: Db, range: DayRange, zone: string): Promise<PassLine[]> {
  const { fromMs, toMs } = boundsOf(range, zone);
  const systemLines = await db
    .selectFrom('pass_entry')
    .leftJoin('slot', 'slot.id', 'pass_entry.slot_id')
    .select(['pass_entry.created_at as atMs', 'pass_entry.reason', 'pass_entry.share_cents as share'])
    .select('slot.asset_id as track')
    .where('pass_entry.reason', 'in', ['ride', 'return'])
    .where('pass_entry.created_at', '>=', fromMs)
    .where('pass_entry.created_at', '<', toMs)
    .execute();
  const lines = systemLines.map(({ reason, share, ...line }): PassLine => {
    return { ...line, kind: reason === 'ride' ? 'redeemed' : 'returned', amount: Math.abs(share ?? 0) };
  });
  return [...lines, ...(await findPaperLines(db, fromMs, toMs))];
}

async function findPaperLines(db: Db, fromMs: number, toMs: number): Promise<PassLine[]> {
  const paper = db
    .selectFrom('payment')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .leftJoin('pass_entry', (join) =>
      join.onRef('pass_entry.payment_id', '=', 'payment.id').on('pass_entry.reason', '=', 'ride'),
    )
    .select(['payment.amount_cents as amount', 'booking.asset_id as track'])
    .where('payment.method', '=', 'pass')
    .where('pass_entry.id', 'is', null);
  const paperRides = await paper
    .select('payment.created_at as atMs')
    .where('payment.created_at', '>=', fromMs)
    .where('payment.created_at', '<', toMs)
    .execute();
  const paperVoids = await paper
    .innerJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .select('payment_void.created_at as atMs')
    .where('payment_void.kept', '=', 0)
    .where('payment_void.created_at', '>=', fromMs)
    .where('payment_void.created_at', '<', toMs)
    .execute();
  return [
    ...paperRides.map((line): PassLine => ({ ...line, kind: 'ride' })),
    ...paperVoids.map((line): PassLine => ({ ...line, kind: 'reversal' })),
  ];
}

/** Valid passes with a balance, and the unused grosze of their prices. A rain check counts with the money of its closed ride. */
export async function findOwed(db: Db, nowMs: number): Promise<{ passes: number; cents: number }> {
  const rows = await db
    .selectFrom('pass')
    .leftJoin('pass_entry', 'pass_entry.pass_id', 'pass.id')
    .select(['pass.id', 'pass.kind', 'pass.balance'])
    .select((eb) => eb.fn.sum<number | string | null>('pass_entry.share_cents').as('redeemed'))
    .where('pass.balance', '>', 0)
    .where('pass.voided_at', 'is', null)
    .where((eb) => eb.or([eb('pass.ends_at', 'is', null), eb('pass.ends_at', '>', nowMs)]))
    .groupBy(['pass.id', 'pass.kind', 'pass.balance'])
    .execute();
  const rainChecks = await findRainCheckMoney(db);
  const cents = rows.reduce((sum, { id, kind, balance, redeemed }) => {
    const owed = owedFor({ kind: readKind(kind), balance, redeemed: Number(redeemed ?? 0) });
    return sum + owed + (rainChecks.get(id) ?? 0);
  }, 0);
  return { passes: rows.length, cents };
}

/** For the pass of each rain check, the money of its closed ride, which the cash book counted when it was paid. */
async function findRainCheckMoney(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('closure_ride')
    .innerJoin('pass', 'pass.id', 'closure_ride.pass_id')
    .innerJoin('payment', 'payment.booking_id', 'closure_ride.booking_id')
    .innerJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .select(['pass.id', 'payment.amount_cents'])
    .where('pass.balance', '>', 0)
    .where('payment_void.kept', '=', 1)
    .where('payment_void.reason', '=', cableReasons.rainCheck)
    .where(isNotOnPaper)
    .execute();
  return new Map(rows.map(({ id, amount_cents }) => [id, amount_cents]));
}
