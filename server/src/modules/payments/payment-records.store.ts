import type { RecordKind } from '@cablepark/domain/payments/takings';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { Tables } from '../../db/tables.ts';

interface Bounds {
  fromMs: number;
  toMs: number;
}

const columns = [
  'payment.id as id',
  'payment.created_at as at',
  'payment.amount_cents as amount',
  'payment.method as method',
  'payment.slot_id as slot',
  'pass_entry.pass_id as ridden',
  'payment.vat_rate as vat',
  'payment_void.created_at as voidedAt',
  'payment_void.reason as reason',
  'payment_void.kept as kept',
  'slot.start_at as rideAt',
  'slot.asset_id as trackId',
  'asset.name as track',
  'asset.name_en as trackEn',
  'taker.first_name as takenBy',
  'payer.first_name as firstName',
  'payer.last_name as lastName',
  'checkout.id as checkout',
  'checkout.state as checkoutState',
  'checkout.provider as provider',
  'checkout.provider_ref as number',
  'checkout.tax_id as taxId',
  'payment_receipt.number as receipt',
] as const;

/** Payments as the books have them, voided ones too; the slot of such a one may be gone. Where and in what order the caller says. */
export function selectRecords(db: Db) {
  return db
    .selectFrom('payment')
    .leftJoin('slot', 'slot.id', 'payment.slot_id')
    .leftJoin('asset', 'asset.id', 'slot.asset_id')
    .leftJoin('account as taker', 'taker.id', 'payment.created_by')
    .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .leftJoin('pass_entry', (join) =>
      join.onRef('pass_entry.payment_id', '=', 'payment.id').on('pass_entry.reason', '=', 'ride'),
    )
    .leftJoin('checkout', 'checkout.id', 'payment.checkout_id')
    .leftJoin('pass', 'pass.id', 'payment.pass_id')
    .leftJoin('account as payer', (join) => join.on((eb) => eb('payer.id', '=', payerOf(eb))))
    .leftJoin('payment_receipt', 'payment_receipt.payment_id', 'payment.id')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('refund')
        .select((refund) => refund.fn.sum<number | string | null>('refund.amount_cents').as('cents'))
        .whereRef('refund.payment_id', '=', 'payment.id')
        .where('refund.state', '<>', 'refused')
        .as('back'),
    );
}

/** Who holds the slot now has paid for it only while it is this payment that stands. */
function payerOf(eb: ExpressionBuilder<Tables, 'checkout' | 'pass' | 'slot' | 'payment'>) {
  return eb.fn.coalesce(
    'checkout.account_id',
    'pass.account_id',
    eb.case().whenRef('slot.payment_id', '=', 'payment.id').thenRef('slot.booked_by').end(),
  );
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectRecords>['execute']>>[number];

/** Money in grosze, times in milliseconds. */
export type PaymentRecord = ReturnType<typeof readRecord>;

/** A payment, or money that is none (`findLateMoney`). */
export type MoneyRecord = Omit<PaymentRecord, 'id'> & { id: number | null };

/** A sum comes as a text from one of the databases; what was paid online nobody has taken. */
export function readRecord({ back, takenBy, kept, ...record }: Selected) {
  return {
    ...record,
    takenBy: record.checkout === null ? takenBy : null,
    refunded: Number(back ?? 0),
    /** The ride was forfeited, and what was paid for it stays taken. */
    isKept: kept === 1,
  };
}

export function kindOf({ id, slot, ridden }: Pick<MoneyRecord, 'id' | 'slot' | 'ridden'>): RecordKind {
  if (id === null) return 'late';
  if (slot === null) return 'pass';
  return ridden === null ? 'ride' : 'redeemed';
}

export async function countRecords(db: Db, { fromMs, toMs }: Bounds): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('created_at', '>=', fromMs)
    .where('created_at', '<', toMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest first, from `fromMs` on and before `toMs`. */
export async function findRecords(
  db: Db,
  { fromMs, toMs }: Bounds,
  { limit, offset }: { limit: number; offset: number },
): Promise<PaymentRecord[]> {
  // What is passed over is counted off by the index alone.
  const page = await db
    .selectFrom('payment')
    .select('id')
    .where('created_at', '>=', fromMs)
    .where('created_at', '<', toMs)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return await findThese(db, page);
}

async function findThese(db: Db, found: readonly { id: number }[]): Promise<PaymentRecord[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await selectRecords(db)
    .where('payment.id', 'in', ids)
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .execute();
  return rows.map(readRecord);
}

/** Those with this number: ours, the provider's, or the receipt's. The newest first. */
export async function findNumbered(db: Db, number: string, limit: number): Promise<PaymentRecord[]> {
  const id = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  // Each by an index of its own: all payments there are would be looked through otherwise.
  const numbered = await db
    .selectFrom('payment')
    .select('id')
    .where('id', '=', id)
    .union((eb) =>
      eb
        .selectFrom('payment')
        .innerJoin('checkout', 'checkout.id', 'payment.checkout_id')
        .select('payment.id')
        .where('checkout.provider_ref', '=', number),
    )
    .union((eb) => eb.selectFrom('payment_receipt').select('payment_id as id').where('number', '=', number))
    .limit(limit)
    .execute();
  return await findThese(db, numbered);
}

export async function findRecord(db: Db, id: number): Promise<PaymentRecord | null> {
  const row = await selectRecords(db).where('payment.id', '=', id).executeTakeFirst();
  return row ? readRecord(row) : null;
}
