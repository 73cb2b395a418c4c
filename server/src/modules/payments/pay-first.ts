import type { Actor } from '@cablepark/domain/accounts/actor';
import { may } from '@cablepark/domain/accounts/permissions';
import { enforce } from '@cablepark/domain/decision';
import { defaultOnlinePolicy, type OnlinePolicy } from '@cablepark/domain/park/online-policy';
import { payHoldMinutes } from '@cablepark/domain/payments/checkout';
import { decideHolding, mustPayFirst } from '@cablepark/domain/payments/pay-online';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction.ts';
import { lockActiveAccount } from '../accounts/index.ts';

/** What the park asks for, `off` without a provider. Not from inside a transaction (`remembered.ts`). */
export async function readOnlinePolicy({
  payments,
  content,
}: Pick<AppContext, 'payments' | 'content'>): Promise<OnlinePolicy> {
  return payments === null ? defaultOnlinePolicy : (await content.read()).payments;
}

/** Whether who asks pays before a slot that they book holds. */
export async function paysFirst(context: AppContext, actor: Actor): Promise<boolean> {
  return await mustPay(await readOnlinePolicy(context), context.store.db, actor);
}

/**
 * Until when a rider who books for themselves may pay, where they are to pay first; null where the slot is theirs at once: booked by staff, or
 * in a park that does not ask for it.
 * @param more so many slots. @throws HOLD_LIMIT
 */
export async function payUntil(
  policy: OnlinePolicy,
  { db, engine, actor, now }: Pick<TransactionContext, 'db' | 'engine' | 'actor' | 'now'>,
  { rider, more }: { rider: string; more: number },
): Promise<Temporal.Instant | null> {
  if (rider !== actor.id || !(await mustPay(policy, db, actor))) return null;
  // Of many calls of theirs at once each counts what those before it hold.
  await lockActiveAccount(db, engine, rider);
  enforce(decideHolding(await countHeld(db, rider, now), more));
  return now.add({ minutes: payHoldMinutes });
}

async function mustPay(policy: OnlinePolicy, db: Db, actor: Actor): Promise<boolean> {
  if (policy.online === 'off' || may(actor.role, 'slot.bookForOthers')) return false;
  return mustPayFirst(policy, policy.afterNoShows ? await countNoShows(db, actor.id) : 0);
}

/** Slots that somebody holds for a while, and whose time is not over. */
export async function countHeld(db: Db, rider: string, now: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('slot')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('booked_by', '=', rider)
    .where('hold_until', '>', now.epochMilliseconds)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countNoShows(db: Db, rider: string): Promise<number> {
  const { count } = await db
    .selectFrom('no_show')
    .innerJoin('slot', 'slot.id', 'no_show.slot_id')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('slot.booked_by', '=', rider)
    .executeTakeFirstOrThrow();
  return Number(count);
}
