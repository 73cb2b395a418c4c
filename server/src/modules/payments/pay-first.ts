import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { defaultOnlinePolicy, type OnlinePolicy } from '@cablepark/domain/park/online-policy';
import { payHoldMinutes } from '@cablepark/domain/payments/checkout';
import { decideHolding, dependsOnNoShows, mustPayFirst } from '@cablepark/domain/payments/pay-online';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';

/** The park's policy; `off` without a provider. Do not call it inside a transaction (`remembered.ts`). */
export async function readOnlinePolicy({
  payments,
  parkSettings,
}: Pick<AppContext, 'payments' | 'parkSettings'>): Promise<OnlinePolicy> {
  return payments === null ? defaultOnlinePolicy : (await parkSettings.read()).payments;
}

/** Whether the actor must pay before a booking holds. */
export async function paysFirst(context: AppContext, actor: Actor): Promise<boolean> {
  return await mustPay(await readOnlinePolicy(context), context.store.db, actor);
}

/**
 * When the time to pay ends for a rider who must pay first; null for staff, or if the park does not require it.
 * @param ids the slots; the rider may already hold some of them. @throws HOLD_LIMIT
 */
export async function payUntil(
  policy: OnlinePolicy,
  { db, engine, actor, now }: TransactionContext,
  { rider, ids }: { rider: string; ids: readonly number[] },
): Promise<Temporal.Instant | null> {
  if (rider !== actor.id || !(await mustPay(policy, db, actor))) return null;
  // The account lock makes concurrent calls of one rider count each other's holds.
  await lockActiveAccount(db, engine, rider);
  enforce(decideHolding(await countHeld(db, rider, now, ids), ids.length));
  return now.add({ minutes: payHoldMinutes });
}

async function mustPay(policy: OnlinePolicy, db: Db, actor: Actor): Promise<boolean> {
  const noShows = dependsOnNoShows(policy, actor.role) ? await countNoShows(db, actor.id) : 0;
  return mustPayFirst(policy, actor.role, noShows);
}

/** A rider's running holds that wait for payment, without these slots. */
export async function countHeld(
  db: Db,
  rider: string,
  now: Temporal.Instant,
  others: readonly number[] = [],
): Promise<number> {
  const { count } = await db
    .selectFrom('slot')
    .innerJoin('booking', 'booking.id', 'slot.booking_id')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('slot.booked_by', '=', rider)
    .where('booking.hold_kind', '=', 'pay')
    .where('booking.held_until', '>', now.epochMilliseconds)
    .$if(others.length > 0, (query) => query.where('slot.id', 'not in', [...others]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countNoShows(db: Db, rider: string): Promise<number> {
  const { count } = await db
    .selectFrom('no_show')
    .innerJoin('booking', 'booking.id', 'no_show.booking_id')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('booking.account_id', '=', rider)
    .executeTakeFirstOrThrow();
  return Number(count);
}
