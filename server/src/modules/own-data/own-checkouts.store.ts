import type { Db } from '../../db/store.ts';
import { readInSteps } from './in-steps.ts';
import { mostEntries } from './own-data.store.ts';

const asked = mostEntries + 1;

/** What an account has paid online, or begun to; the newest first. */
export async function findOwnCheckouts(db: Db, id: string) {
  return await readInSteps(checkoutsOf(db, id), (ids) =>
    db
      .selectFrom('checkout')
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
    .selectFrom('checkout')
    .select('id')
    .where('account_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(asked);
}

/** What was to be bought with them: slots as they were offered, and passes. */
export async function findOwnCheckoutItems(db: Db, id: string) {
  return await readInSteps(checkoutsOf(db, id), (ids) =>
    db
      .selectFrom('checkout_item as item')
      .leftJoin('slot', 'slot.id', 'item.slot_id')
      .leftJoin('asset', (join) =>
        join.on((on) => on('asset.id', '=', on.fn.coalesce('item.asset_id', 'slot.asset_id'))),
      )
      .select((of) => [
        'item.checkout_id as checkout',
        'item.slot_id as slot',
        of.fn.coalesce('item.start_at', 'slot.start_at').as('startAt'),
        of.fn.coalesce('item.duration', 'slot.duration').as('minutes'),
        'asset.name as track',
        'asset.name_en as trackEn',
        'item.pass_kind as kind',
        'item.amount_cents as amount',
      ])
      .where('item.checkout_id', 'in', ids)
      .orderBy('item.id')
      .execute(),
  );
}

/** Money that went back, or is on its way, to who paid it online; the newest first. */
export async function findOwnRefunds(db: Db, id: string) {
  const which = db
    .selectFrom('refund')
    .innerJoin('checkout', 'checkout.id', 'refund.checkout_id')
    .select('refund.id')
    .where('checkout.account_id', '=', id)
    .orderBy('refund.created_at', 'desc')
    .orderBy('refund.id')
    .limit(asked);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('refund')
      .leftJoin('account', 'account.id', 'refund.created_by')
      .select(['refund.created_at as at', 'refund.amount_cents as amount', 'refund.state', 'refund.reason'])
      .select(['refund.ended_at as ended', 'refund.checkout_id as checkout'])
      .select(['refund.created_by as byId', 'account.role as byRole'])
      .where('refund.id', 'in', ids)
      .orderBy('refund.created_at', 'desc')
      .orderBy('refund.id')
      .execute(),
  );
}
