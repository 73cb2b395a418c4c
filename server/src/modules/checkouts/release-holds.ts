import { holdGraceMinutes } from '@cablepark/domain/payments/checkout';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import {
  type PayableCheckout,
  ProviderUnreachable,
  type SettledState,
} from '../../payment-providers/provider.ts';
import { extendHolds } from '../booking-rows/index.ts';
import { releaseHold } from '../bookings/index.ts';
import { lockSlots } from '../slots/index.ts';
import { takeStep } from './checkouts.store.ts';
import { settleCheckout } from './settle-checkout.ts';
import { sideBySide } from './side-by-side.ts';

const atOnce = 50;

/**
 * Ends what waited for its money in vain: checkouts, then holds. The provider is asked once more before; where it gives no answer, both get a
 * few minutes more, once. Where nothing is over it only reads.
 */
export async function releaseHolds(context: AppContext): Promise<void> {
  const { store, clock, log } = context;
  const nowMs = clock.now().epochMilliseconds;
  await sideBySide(await findOver(store.db, nowMs), (checkout) =>
    // It is tried again; the holds of others end all the same.
    endCheckout(context, checkout).catch((err: unknown) =>
      log.error({ err, checkout: checkout.id }, 'a checkout could not be ended'),
    ),
  );
  for (const { slot_id, account_id } of await findLapsed(store.db, nowMs))
    if (account_id !== null) await releaseHold(context, slot_id, account_id);
}

/**
 * Those whose checkout still waits to be asked about, as the provider is slow today, wait with it. It goes by the slot and its rider: who
 * cancels a hold and holds the slot again goes on in the checkout that the older booking began.
 */
async function findLapsed(db: Db, nowMs: number) {
  return await db
    .selectFrom('booking')
    .select(['slot_id', 'account_id'])
    .where('state', '=', 'held')
    .where('held_until', '<=', nowMs)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('checkout_item')
            .innerJoin('checkout', 'checkout.id', 'checkout_item.checkout_id')
            .select('checkout.id')
            .whereRef('checkout_item.slot_id', '=', 'booking.slot_id')
            .whereRef('checkout.account_id', '=', 'booking.account_id')
            .where('checkout.state', '=', 'open'),
        ),
      ),
    )
    .orderBy('held_until')
    .limit(atOnce)
    .execute();
}

async function findOver(db: Db, nowMs: number) {
  return await db
    .selectFrom('checkout')
    .select(['id', 'provider_ref as ref'])
    .where('state', '=', 'open')
    .where('expires_at', '<=', nowMs)
    .orderBy('expires_at')
    .limit(atOnce)
    .execute();
}

async function endCheckout(
  context: AppContext,
  { id, ref }: Pick<PayableCheckout, 'id' | 'ref'>,
): Promise<void> {
  const said = await ask(context, id);
  if (said === 'unreachable' && (await isGivenGrace(context, id))) return;
  if (said === 'settled') return;
  if (!(await takeStep(context.store.db, id, 'ended'))) return;
  await context.payments?.expire({ id, ref }).catch((err: unknown) => {
    context.log.warn({ err, checkout: id }, 'the provider could not be told that a checkout is over');
  });
}

async function ask(context: AppContext, id: string): Promise<SettledState | 'unreachable' | null> {
  try {
    return await settleCheckout(context, id);
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'unreachable';
    throw error;
  }
}

/** Its slots are held for longer with it, never for less. @returns false where it has had its grace */
async function isGivenGrace({ store }: AppContext, id: string): Promise<boolean> {
  const moreMs = holdGraceMinutes * 60_000;
  return await store.db.transaction().execute(async (db) => {
    const held = await findHeldSlots(db, id);
    const [first] = held;
    if (!first) return false;
    const { account_id: rider, expires_at } = first;
    const { numUpdatedRows } = await db
      .updateTable('checkout')
      .set({ expires_at: expires_at + moreMs, graced: 1 })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('graced', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const ids = held.map(({ slot_id }) => slot_id);
    const slots = await lockSlots(db, store.engine, ids);
    const theirs = [...slots.values()].flatMap((slot) => (slot.rider === rider ? (slot.booking ?? []) : []));
    if (theirs.length > 0) await extendHolds(db, theirs, expires_at + moreMs);
    return true;
  });
}

/** The slots of a checkout that its rider holds unpaid, also by a booking that is younger than it. */
async function findHeldSlots(db: Db, id: string) {
  return await db
    .selectFrom('checkout_item')
    .innerJoin('checkout', 'checkout.id', 'checkout_item.checkout_id')
    .innerJoin('slot', 'slot.id', 'checkout_item.slot_id')
    .innerJoin('booking', 'booking.id', 'slot.booking_id')
    .select(['slot.id as slot_id', 'checkout.account_id', 'checkout.expires_at'])
    .where('checkout.id', '=', id)
    .where('booking.state', '=', 'held')
    .whereRef('booking.account_id', '=', 'checkout.account_id')
    .execute();
}
