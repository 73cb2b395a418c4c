import { holdGraceMinutes } from '@cablepark/domain/payments/checkout';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import {
  type PayableCheckout,
  ProviderUnreachable,
  type SettledState,
} from '../../payment-providers/provider.ts';
import { extendHolds, releaseHold } from '../bookings/index.ts';
import { lockSlots } from '../slots/rows/index.ts';
import { takeStep } from './bills.store.ts';
import { settleCheckout } from './settle-checkout.ts';
import { sideBySide } from './side-by-side.ts';

const atOnce = 50;

/**
 * Ends expired checkouts, then expired holds, after a last query to the provider.
 * Without an answer, both get a few minutes of grace, once. It only reads if nothing has expired.
 */
export async function releaseHolds(context: AppContext): Promise<void> {
  const { store, clock, log } = context;
  const nowMs = clock.now().epochMilliseconds;
  await sideBySide(await findOver(store.db, nowMs), (checkout) =>
    // The next round retries it; the holds of others end anyway.
    endCheckout(context, checkout).catch((err: unknown) =>
      log.error({ err, checkout: checkout.id }, 'a checkout could not be ended'),
    ),
  );
  for (const { slot_id, account_id } of await findLapsed(store.db, nowMs))
    if (account_id !== null) await releaseHold(context, slot_id, account_id);
}

/** Expired holds without an open checkout; those with one wait for the provider's answer. */
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
            .selectFrom('bill_line')
            .innerJoin('bill', 'bill.id', 'bill_line.bill_id')
            .select('bill.id')
            .whereRef('bill_line.booking_id', '=', 'booking.id')
            .where('bill.state', '=', 'open'),
        ),
      ),
    )
    .orderBy('held_until')
    .limit(atOnce)
    .execute();
}

async function findOver(db: Db, nowMs: number) {
  return await db
    .selectFrom('bill')
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
  const answer = await askProvider(context, id);
  if (answer === 'unreachable' && (await isGivenGrace(context, id))) return;
  if (answer === 'settled') return;
  if (!(await takeStep(context.store.db, id, 'ended'))) return;
  await context.payments?.expire({ id, ref }).catch((err: unknown) => {
    context.log.warn({ err, checkout: id }, 'the provider could not be told that a checkout is over');
  });
}

async function askProvider(context: AppContext, id: string): Promise<SettledState | 'unreachable' | null> {
  try {
    return await settleCheckout(context, id);
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'unreachable';
    throw error;
  }
}

/** Gives a checkout and its holds a few more minutes; never shortens a hold. @returns false if it had its grace, or holds nothing */
async function isGivenGrace({ store }: AppContext, id: string): Promise<boolean> {
  const moreMs = holdGraceMinutes * 60_000;
  return await store.db.transaction().execute(async (db) => {
    const holds = await findHeld(db, id);
    const [first] = holds;
    if (!first) return false;
    const { expires_at } = first;
    const { numUpdatedRows } = await db
      .updateTable('bill')
      .set({ expires_at: expires_at + moreMs, graced: 1 })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('graced', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await lockSlots(
      db,
      store.engine,
      holds.map(({ slot_id }) => slot_id),
    );
    const bookings = holds.map(({ id: booking }) => booking);
    await extendHolds(db, bookings, expires_at + moreMs);
    return true;
  });
}

/** The running holds of a bill. */
async function findHeld(db: Db, id: string) {
  return await db
    .selectFrom('bill_line')
    .innerJoin('bill', 'bill.id', 'bill_line.bill_id')
    .innerJoin('booking', 'booking.id', 'bill_line.booking_id')
    .select(['booking.id', 'booking.slot_id', 'bill.expires_at'])
    .$narrowType<{ expires_at: number }>()
    .where('bill.id', '=', id)
    .where('booking.state', '=', 'held')
    .execute();
}
