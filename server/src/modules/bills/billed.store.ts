import type { BilledFacts } from '@cablepark/domain/desk/corrections';
import { saleMethods } from '@cablepark/domain/park/policy';
import type { Db } from '../../db/store.ts';
import { isAnyItemReturned } from '../cash-book/index.ts';

/** What a bill of the desk sold, with the current payments of its lines. */
export interface Billed extends BilledFacts {
  rides: { payment: number; booking: number; slot: number }[];
  passes: { payment: number; pass: number }[];
  /** The number of lines that sell items of the price list. */
  items: number;
  /** The total of the bill, in grosze. */
  cents: number;
}

export async function findBilled(db: Db, bill: string): Promise<Billed> {
  const lines = await selectLines(db, bill);
  const sales = await findStandingMethods(db, bill);
  const rides = [];
  const passes = [];
  for (const { payment, booking, slot, pass } of lines) {
    if (payment === null) continue;
    if (pass !== null) passes.push({ payment, pass });
    else if (booking !== null && slot !== null) rides.push({ payment, booking, slot });
  }
  const isStanding = lines.every(
    ({ item, back, pass, voidedAt, payment, paidBy, slot }) =>
      item !== null ||
      (back === null && (pass !== null ? voidedAt === null : slot !== null && paidBy === payment)),
  );
  return {
    rides,
    passes,
    items: lines.filter(({ item }) => item !== null).length,
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
    methods: saleMethods.filter((method) => sales.has(method)),
    isWhole: isStanding && !(await isAnyItemReturned(db, bill)),
  };
}

/** Which of these desk bills have no rides, only items and passes. */
export async function findRidelessBills(db: Db, bills: readonly string[]): Promise<ReadonlySet<string>> {
  if (bills.length === 0) return new Set();
  const rows = await db
    .selectFrom('bill')
    .select('id')
    .where('id', 'in', [...bills])
    .where('provider', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bill_line')
            .select('bill_line.id')
            .whereRef('bill_line.bill_id', '=', 'bill.id')
            .where('booking_id', 'is not', null),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The lines, each with its payment. `paidBy` is the current payment of its booking while that is booked. */
async function selectLines(db: Db, bill: string) {
  return await db
    .selectFrom('bill_line')
    .leftJoin('payment', 'payment.id', 'bill_line.payment_id')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .leftJoin('pass', 'pass.id', 'payment.pass_id')
    .select(['bill_line.amount_cents as cents', 'bill_line.item', 'payment.id as payment'])
    .select([
      'booking.id as booking',
      'booking.slot_id as slot',
      'pass.id as pass',
      'pass.voided_at as voidedAt',
    ])
    .select((eb) => [
      eb.case().when('booking.state', '=', 'booked').thenRef('booking.payment_id').end().as('paidBy'),
      eb
        .selectFrom('cash_entry')
        .select((entry) => entry.fn.min('cash_entry.id').as('id'))
        .whereRef('cash_entry.payment_id', '=', 'payment.id')
        .where('cash_entry.kind', '=', 'back')
        .as('back'),
    ])
    .where('bill_line.bill_id', '=', bill)
    .orderBy('bill_line.id')
    .execute();
}

/** The methods of those sales that were not reversed. */
async function findStandingMethods(db: Db, bill: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('bill_line')
    .innerJoin('cash_entry as sale', (join) =>
      join.on((eb) =>
        eb.or([
          eb('sale.payment_id', '=', eb.ref('bill_line.payment_id')),
          eb('sale.bill_line_id', '=', eb.ref('bill_line.id')),
        ]),
      ),
    )
    .leftJoin('cash_entry as reversal', 'reversal.reverses', 'sale.id')
    .select('sale.method')
    .distinct()
    .where('bill_line.bill_id', '=', bill)
    .where('sale.kind', '=', 'sale')
    .where('reversal.id', 'is', null)
    .execute();
  return new Set(rows.map(({ method }) => method));
}
