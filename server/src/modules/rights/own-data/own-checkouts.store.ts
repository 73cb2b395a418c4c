import type { Db } from '../../../db/store.ts';
import { readInSteps } from './in-steps.ts';
import { mostEntries } from './own-data.store.ts';

const rowLimit = mostEntries + 1;

/** An account's online payments, also open ones; newest first. */
export async function findOwnCheckouts(db: Db, id: string) {
  return await readInSteps(checkoutsOf(db, id), (ids) =>
    db
      .selectFrom('bill')
      .select([
        'id',
        'created_at as at',
        'amount_cents as amount',
        'state',
        'provider',
        'provider_ref as number',
        'tax_id',
      ])
      .where('id', 'in', ids)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
  );
}

function checkoutsOf(db: Db, id: string) {
  return db
    .selectFrom('bill')
    .select('id')
    .where('account_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(rowLimit);
}

/** The items of these checkouts: rides as they were sold, and passes. */
export async function findOwnCheckoutItems(db: Db, id: string) {
  return await readInSteps(checkoutsOf(db, id), (ids) =>
    db
      .selectFrom('bill_line as line')
      .leftJoin('payment', 'payment.id', 'line.payment_id')
      .leftJoin('booking', (join) =>
        join.on((on) => on('booking.id', '=', on.fn.coalesce('payment.booking_id', 'line.booking_id'))),
      )
      .leftJoin('asset', 'asset.id', 'booking.asset_id')
      .select([
        'line.bill_id as checkout',
        'booking.slot_id as slot',
        'booking.start_at as startAt',
        'booking.minutes',
        'asset.name as track',
        'asset.name_en as trackEn',
        'line.pass_kind as kind',
        'line.item',
        'line.amount_cents as amount',
      ])
      .where('line.bill_id', 'in', ids)
      .orderBy('line.id')
      .execute(),
  );
}

/** Refunds of an account's online payments, done or under way; newest first. */
export async function findOwnRefunds(db: Db, id: string) {
  const which = db
    .selectFrom('refund')
    .innerJoin('bill', 'bill.id', 'refund.bill_id')
    .select('refund.id')
    .where('bill.account_id', '=', id)
    .orderBy('refund.created_at', 'desc')
    .orderBy('refund.id')
    .limit(rowLimit);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('refund')
      .leftJoin('account', 'account.id', 'refund.created_by')
      .select(['refund.created_at as at', 'refund.amount_cents as amount', 'refund.state', 'refund.reason'])
      .select(['refund.ended_at as ended', 'refund.bill_id as checkout'])
      .select(['refund.created_by as byId', 'account.role as byRole'])
      .where('refund.id', 'in', ids)
      .orderBy('refund.created_at', 'desc')
      .orderBy('refund.id')
      .execute(),
  );
}
