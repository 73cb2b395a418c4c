import type { PaymentProviderName } from '@cablepark/domain/payments/checkout';
import { type CheckoutEvent, stepOf } from '@cablepark/domain/payments/checkout-steps';
import type { OfferedSlot } from '@cablepark/domain/payments/pay-online';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { CheckoutItemTable, CheckoutTable, ProviderNoticeTable } from '../../db/checkout-tables.ts';
import type { Db } from '../../db/store.ts';

export type Checkout = Selectable<CheckoutTable>;
export type CheckoutItem = Selectable<CheckoutItemTable>;

export async function findCheckout(db: Db, id: string): Promise<Checkout | null> {
  return (await db.selectFrom('checkout').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findItems(db: Db, checkout: string): Promise<CheckoutItem[]> {
  return await db
    .selectFrom('checkout_item')
    .selectAll()
    .where('checkout_id', '=', checkout)
    .orderBy('id')
    .execute();
}

/** The slot of an item as it was offered; null of passes, and of what was begun before this was kept. */
export function readOffered({ start_at, duration, asset_id }: CheckoutItem): OfferedSlot | null {
  if (start_at === null || duration === null || asset_id === null) return null;
  return { start: Temporal.Instant.fromEpochMilliseconds(start_at), minutes: duration, track: asset_id };
}

/** The checkout whose money has this number at the provider; null where none has. */
export async function findByProviderRef(
  db: Db,
  provider: PaymentProviderName,
  ref: string,
): Promise<Checkout | null> {
  const row = await db
    .selectFrom('checkout')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
  return row ?? null;
}

/** Of this rider, waiting to be paid, their time not over. */
export async function findOpen(db: Db, account: string, nowMs: number): Promise<Checkout[]> {
  return await db
    .selectFrom('checkout')
    .selectAll()
    .where('account_id', '=', account)
    .where('state', '=', 'open')
    .where('expires_at', '>', nowMs)
    .orderBy('created_at')
    .execute();
}

/** While nothing was paid. */
export async function keepTaxId(db: Db, id: string, taxId: string | null): Promise<void> {
  await db
    .updateTable('checkout')
    .set({ tax_id: taxId })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

export async function insertCheckout(
  db: Db,
  checkout: Insertable<CheckoutTable>,
  items: readonly Omit<Insertable<CheckoutItemTable>, 'checkout_id'>[],
): Promise<void> {
  await db.insertInto('checkout').values(checkout).execute();
  await db
    .insertInto('checkout_item')
    .values(items.map((item) => ({ ...item, checkout_id: checkout.id })))
    .execute();
}

/** What the provider said when the rider was sent there; not over what is known by then. */
export async function keepStarted(
  db: Db,
  id: string,
  { ref, url }: { ref: string; url: string },
): Promise<void> {
  await db
    .updateTable('checkout')
    .set({ provider_ref: ref, url })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

type Details = Pick<Updateable<CheckoutTable>, 'paid_at' | 'provider_ref' | 'came_cents' | 'came_currency'>;

/** @param details what the event tells beside @returns whether it changed anything, and so is this caller's to go on with */
export async function takeStep(
  db: Db,
  id: string,
  event: CheckoutEvent,
  details: Details = {},
): Promise<boolean> {
  const { from, to } = stepOf(event);
  const { numUpdatedRows } = await db
    .updateTable('checkout')
    .set({ ...details, state: to })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a checkout that was never begun at the provider. @returns whether it waited for that */
export async function abandon(db: Db, id: string): Promise<boolean> {
  const { from, to } = stepOf('ended');
  const { numUpdatedRows } = await db
    .updateTable('checkout')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .where('url', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Something that the provider has and that is not known here: staff look at it, once. */
export async function noteUnknown(db: Db, notice: Insertable<ProviderNoticeTable>): Promise<void> {
  await db
    .insertInto('provider_notice')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endItem(
  db: Db,
  id: number,
  end: { payment_id: number } | { refund_id: string },
): Promise<void> {
  await db.updateTable('checkout_item').set(end).where('id', '=', id).execute();
}
