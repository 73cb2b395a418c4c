import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { Db } from '../../db/store.ts';

/** A payment that the desk undid, or whose method it corrected, as the cash book shows it. */
export interface UndonePayment {
  /** The entry of the reversal. */
  entry: number;
  /** Null for items of a bill. */
  payment: number | null;
  /** The time of the reversal, in epoch milliseconds. */
  at: number;
  how: keyof typeof deskReasons;
  /** Grosze that left the sums. */
  cents: number;
  method: CashMethod;
  /** First names: of who took the money, of who undid it, and of the owner of the ride, pass or bill; null if unknown. */
  takenBy: string | null;
  undoneBy: string | null;
  rider: string | null;
  isForPass: boolean;
}

/** The payments undone on these days of the cash book, both included, oldest first. The close of a day lists them. */
export async function findUndonePayments(
  db: Db,
  { from, to }: { from: { toString(): string }; to: { toString(): string } },
): Promise<UndonePayment[]> {
  const rows = await db
    .selectFrom('cash_entry as entry')
    .innerJoin('cash_entry as sale', 'sale.id', 'entry.reverses')
    .leftJoin('payment', 'payment.id', 'entry.payment_id')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .leftJoin('pass', 'pass.id', 'payment.pass_id')
    .leftJoin('bill_line', 'bill_line.id', 'entry.bill_line_id')
    .leftJoin('bill', 'bill.id', 'bill_line.bill_id')
    .leftJoin('account as taker', 'taker.id', 'sale.created_by')
    .leftJoin('account as undoer', 'undoer.id', 'entry.created_by')
    .leftJoin('account as rider', (join) =>
      join.on((eb) =>
        eb('rider.id', '=', eb.fn.coalesce('booking.account_id', 'pass.account_id', 'bill.account_id')),
      ),
    )
    .select([
      'entry.id as entry',
      'entry.payment_id as payment',
      'entry.created_at as at',
      'entry.note',
      'entry.amount_cents',
      'entry.method',
    ])
    .select(['taker.first_name as takenBy', 'undoer.first_name as undoneBy', 'rider.first_name as rider'])
    .select('payment.pass_id')
    .where('entry.kind', '=', 'reversal')
    .where('entry.note', 'in', Object.values(deskReasons))
    .where('entry.day', '>=', from.toString())
    .where('entry.day', '<=', to.toString())
    .orderBy('entry.id')
    .execute();
  return rows.map(({ note, amount_cents, pass_id, ...row }) => ({
    ...row,
    how: note === deskReasons.corrected ? 'corrected' : 'undone',
    cents: -amount_cents,
    isForPass: pass_id !== null,
  }));
}
