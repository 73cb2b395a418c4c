import { randomUUID } from 'node:crypto';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { Insertable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import { type BillLineTable, readSoldItem, type SoldItem } from '../../db/tables/bill-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';

/** A bill that the desk takes, in grosze. */
export interface DeskBill {
  account: string | null;
  amount: number;
  discount: number;
  /** Null without a discount. */
  reason: string | null;
  taxId: string | null;
}

/** Inserts a bill that is paid at once; its lines follow. @returns its id */
export async function insertDeskBill(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  { account, amount, discount, reason, taxId }: DeskBill,
): Promise<string> {
  const id = randomUUID();
  const nowMs = now.epochMilliseconds;
  await db
    .insertInto('bill')
    .values({
      id,
      account_id: account,
      amount_cents: amount,
      state: 'settled',
      provider: null,
      provider_ref: null,
      url: null,
      created_at: nowMs,
      expires_at: null,
      paid_at: nowMs,
      tax_id: taxId,
      request_key: null,
      discount_cents: discount,
      discount_reason: reason,
      created_by: actor.id,
    })
    .execute();
  return id;
}

/** @returns the line's id */
export async function insertDeskLine(
  db: Db,
  line: Omit<Insertable<BillLineTable>, 'pass_kind' | 'refund_id'> & { pass_kind?: string },
): Promise<number> {
  const { id } = await db
    .insertInto('bill_line')
    .values({ pass_kind: null, refund_id: null, ...line })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The bill, locked until the transaction ends, before its payments (`db/locks.ts`). */
export async function lockBill(db: Db, engine: Store['engine'], id: string): Promise<void> {
  if (engine === 'postgres')
    await db.selectFrom('bill').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The desk bills that contain these bookings, in the order in which they are locked. */
export async function findDeskBills(db: Db, bookings: readonly number[]): Promise<string[]> {
  if (bookings.length === 0) return [];
  const rows = await db
    .selectFrom('bill')
    .select('id')
    .where('provider', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bill_line')
        .select('bill_id')
        .where('booking_id', 'in', [...bookings]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives locked bills to another payer if none of their lines belongs to the former payer. @returns the changed bills */
export async function changePayer(
  db: Db,
  bills: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  if (bills.length === 0) return [];
  const rows = await db
    .updateTable('bill')
    .set({ account_id: to })
    .where('id', 'in', [...bills])
    .where('account_id', '=', from)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bill_line')
            .leftJoin('booking', 'booking.id', 'bill_line.booking_id')
            .leftJoin('payment', 'payment.id', 'bill_line.payment_id')
            .leftJoin('pass', 'pass.id', 'payment.pass_id')
            .select('bill_line.id')
            .whereRef('bill_line.bill_id', '=', 'bill.id')
            .where((line) =>
              line.or([line('booking.account_id', '=', from), line('pass.account_id', '=', from)]),
            ),
        ),
      ),
    )
    .returning('bill.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces the payment of a line after a correction of its method, or after its cancellation was undone. The bill is locked. */
export async function replaceLinePayment(db: Db, from: number, to: number): Promise<void> {
  await db.updateTable('bill_line').set({ payment_id: to }).where('payment_id', '=', from).execute();
}

/** A row of the price list on a bill, with its money in the cash book (grosze). */
export interface SoldLine {
  id: number;
  bill: string;
  item: SoldItem;
  cents: number;
  methods: SaleMethod[];
  /** Epoch milliseconds; null if its money was not refunded. */
  returnedAt: number | null;
  isReturned: boolean;
}

/** What the price list sold on the bill of this line, in the order of the bill. */
export async function findItemsOfBillOf(db: Db, line: number): Promise<SoldLine[]> {
  const rows = await db
    .selectFrom('bill_line as line')
    .innerJoin('bill_line as other', 'other.bill_id', 'line.bill_id')
    .select('other.id')
    .where('line.id', '=', line)
    .execute();
  return await findItemLines(
    db,
    rows.map(({ id }) => id),
  );
}

/** Which of these lines sell items of the price list. */
export async function findItemLines(db: Db, lines: readonly number[]): Promise<SoldLine[]> {
  if (lines.length === 0) return [];
  const rows = await db
    .selectFrom('bill_line')
    .innerJoin('cash_entry', 'cash_entry.bill_line_id', 'bill_line.id')
    .select([
      'bill_line.id',
      'bill_line.bill_id as bill',
      'bill_line.item',
      'bill_line.amount_cents as cents',
    ])
    .select(['cash_entry.kind', 'cash_entry.method', 'cash_entry.created_at as at'])
    .where('bill_line.id', 'in', lines)
    .where('bill_line.item', 'is not', null)
    .orderBy('bill_line.id')
    .orderBy('cash_entry.id')
    .execute();
  const found = new Map<number, SoldLine>();
  for (const { id, bill, item, cents, kind, method, at } of rows) {
    if (item === null) continue;
    const sold = readSoldItem(item);
    const line = found.get(id) ?? {
      id,
      bill,
      item: sold,
      cents,
      methods: [],
      returnedAt: null,
      isReturned: false,
    };
    found.set(id, line);
    if (kind === 'reversal') Object.assign(line, { returnedAt: at, isReturned: true });
    else if (method !== 'online' && method !== 'transfer') {
      // A sale after a reversal is a correction with the right method.
      if (line.isReturned) Object.assign(line, { methods: [], returnedAt: null, isReturned: false });
      line.methods.push(method);
    }
  }
  return [...found.values()];
}
