import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { Db } from '../../db/store.ts';

/** A payment that the desk took back, or whose method it corrected, as the cash book has it. */
export interface UndonePayment {
  payment: number;
  /** Milliseconds since the epoch, of the reversal. */
  at: number;
  how: keyof typeof deskReasons;
  /** Grosze that left the sums. */
  cents: number;
  method: CashMethod;
  /** The first names: of who took the payment, of who took it back, and of whose ride or pass it was; null if unknown. */
  takenBy: string | null;
  undoneBy: string | null;
  rider: string | null;
  isForPass: boolean;
}

/** The payments that were taken back on these days of the cash book, both included, oldest first: for the close of a day. */
export async function findUndonePayments(
  db: Db,
  { from, to }: { from: { toString(): string }; to: { toString(): string } },
): Promise<UndonePayment[]> {
  const rows = await db
    .selectFrom('cash_entry as entry')
    .innerJoin('payment', 'payment.id', 'entry.payment_id')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .leftJoin('pass', 'pass.id', 'payment.pass_id')
    .leftJoin('account as taker', 'taker.id', 'payment.created_by')
    .leftJoin('account as undoer', 'undoer.id', 'entry.created_by')
    .leftJoin('account as rider', (join) =>
      join.on((eb) => eb('rider.id', '=', eb.fn.coalesce('booking.account_id', 'pass.account_id'))),
    )
    .select([
      'payment.id as payment',
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
