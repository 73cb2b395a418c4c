import {
  isOfferedAgain,
  lettingGo,
  notAgainMinutes,
  type OfferState,
  offerStates,
  openWishStates,
  type Wish,
  type WishState,
  wishesKeptDays,
} from '@cablepark/domain/standby/wish';
import { type Selectable, sql } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { StandbyOfferTable, StandbyTable } from '../../db/tables/standby-tables.ts';
import type { ServerContext } from '../../server-context.ts';
import type { StoredSlot } from '../slots/rows/index.ts';

export type StoredWish = Selectable<StandbyTable>;
export type StoredOffer = Selectable<StandbyOfferTable>;

/** A wish for the rules. */
export function toWish({ asset_id, from_at, until_at }: StoredWish): Wish {
  return {
    track: asset_id,
    from: Temporal.Instant.fromEpochMilliseconds(from_at),
    until: Temporal.Instant.fromEpochMilliseconds(until_at),
  };
}

/** The end states of offers after which the same slot is not offered for the same wish again. */
const lastOffers = offerStates.filter((state) => !isOfferedAgain(state));

function literals(states: readonly OfferState[]) {
  return sql.join(states.map((state) => sql.lit(state)));
}

/** SQL literals, so that the database uses the partial indexes of open rows. */
export const isWaiting = sql<boolean>`standby.state = 'waiting'`;
export const isOpenOffer = sql<boolean>`standby_offer.state = 'open'`;

/** The reserved slots that are not handed on yet, locked, earliest first. Skips slots that another transaction is handing on. */
export async function lockReserved(db: Db, engine: Store['engine'], limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('slot')
    .select('id')
    .where('reserved_until', '=', 0)
    .orderBy('start_at')
    .orderBy('id')
    .limit(limit)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  return rows.map(({ id }) => id);
}

/** The wishes that match a slot, in order, of riders who are not blocked. Omits riders who have already let this slot go. */
export async function findWaiting(
  db: Db,
  { id, track, start, minutes }: StoredSlot,
  now: Temporal.Instant,
): Promise<StoredWish[]> {
  const letGoSinceMs = now.subtract({ minutes: notAgainMinutes }).epochMilliseconds;
  const startMs = start.epochMilliseconds;
  return await db
    .selectFrom('standby')
    .innerJoin('account', 'account.id', 'standby.account_id')
    .selectAll('standby')
    .where(isWaiting)
    .where('account.status', '=', 'active')
    .where('standby.from_at', '<=', startMs)
    .where('standby.until_at', '>=', startMs + minutes * 60_000)
    .where((eb) => eb.or([eb('standby.asset_id', 'is', null), eb('standby.asset_id', '=', track)]))
    .where(
      sql<boolean>`not exists (
        select 1 from standby_offer as earlier
        join standby as own on own.id = earlier.standby_id and own.account_id = standby.account_id
        where earlier.slot_id = ${id} and (
          (own.id = standby.id and earlier.state in (${literals(lastOffers)}))
          or (earlier.created_at > ${letGoSinceMs} and earlier.state in (${literals(lettingGo)}))))`,
    )
    .orderBy('standby.id')
    .execute();
}

/** A rider's wishes that are not over, in order. */
export async function findOwnWishes(db: Db, account: string, nowMs: number): Promise<StoredWish[]> {
  return await db
    .selectFrom('standby')
    .selectAll()
    .where('account_id', '=', account)
    .where('state', 'in', openWishStates)
    .where('until_at', '>', nowMs)
    .orderBy('id')
    .execute();
}

/** A wish of this rider, whose account is locked; null for any other. */
export async function findOwnWish(db: Db, id: number, account: string): Promise<StoredWish | null> {
  const row = await db
    .selectFrom('standby')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a wish that is still in this state. @returns whether a row changed */
export async function changeWish(
  db: Db,
  id: number,
  from: WishState,
  change: Partial<Pick<StoredWish, 'state' | 'lapses' | 'waits_since' | 'ended_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('standby')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns its id */
export async function insertOffer(
  db: Db,
  wish: number,
  { id, start }: StoredSlot,
  { booking, at, until }: { booking: number | null; at: Temporal.Instant; until: Temporal.Instant },
): Promise<number> {
  const row = await db
    .insertInto('standby_offer')
    .values({
      standby_id: wish,
      slot_id: id,
      start_at: start.epochMilliseconds,
      booking_id: booking,
      created_at: at.epochMilliseconds,
      until_at: until.epochMilliseconds,
      state: 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The key of the mail about an offer. */
export function offerKey(offer: number): string {
  return `standby-offer:${offer}`;
}

/** Ends an open offer. @returns whether it was open */
export async function endOffer(db: Db, id: number, state: Exclude<OfferState, 'open'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('standby_offer')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An offer with its rider. */
export async function findOffer(db: Db, id: number) {
  const row = await db
    .selectFrom('standby_offer')
    .innerJoin('standby', 'standby.id', 'standby_offer.standby_id')
    .selectAll('standby_offer')
    .select(['standby.account_id as rider', 'standby.state as wish_state'])
    .where('standby_offer.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export type FoundOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Whether a slot is still kept for an offer: held by its booking, or reserved for the first tap. */
export function isKeptFor({ booking_id }: Pick<StoredOffer, 'booking_id'>, slot: StoredSlot | null): boolean {
  if (slot === null) return false;
  return booking_id === null ? slot.isReserved : slot.booking === booking_id && slot.heldUntil !== null;
}

/** Deletes wishes some days after their time. */
export async function forgetOldWishes({
  store,
  clock,
}: Pick<ServerContext, 'store' | 'clock'>): Promise<void> {
  const before = clock.now().subtract({ hours: 24 * wishesKeptDays }).epochMilliseconds;
  const { db } = store;
  const old = db.selectFrom('standby').select('id').where('until_at', '<', before);
  await db.deleteFrom('standby_offer').where('standby_id', 'in', old).execute();
  await db.deleteFrom('standby').where('until_at', '<', before).execute();
}

/** Deletes the wishes of an erased account. */
export async function forgetWishesOf(db: Db, account: string): Promise<void> {
  const own = db.selectFrom('standby').select('id').where('account_id', '=', account);
  await db.deleteFrom('standby_offer').where('standby_id', 'in', own).execute();
  await db.deleteFrom('standby').where('account_id', '=', account).execute();
}
