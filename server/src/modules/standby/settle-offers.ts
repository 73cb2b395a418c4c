import { afterOffer, type OfferState } from '@cablepark/domain/standby/wish';
import { sql } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { isRefused } from '../accounts/index.ts';
import { wasSent } from '../outbox/index.ts';
import { findUntapped, freeUntapped } from '../slots/reserved/index.ts';
import { changeWish, endOffer, isOpenOffer, offerKey } from './standby.store.ts';
import { findUnwanted, takeBackOffers } from './take-back-offers.ts';

/** Ends offers whose slots are no longer held, and updates their wishes. The conditional write lets one process win. */
export async function settleOffers(transaction: TransactionContext): Promise<void> {
  const { db, now } = transaction;
  const nowMs = now.epochMilliseconds;
  for (const row of await findOver(db, nowMs)) {
    const end = await findEnd(db, row);
    if (!(await endOffer(db, row.id, end))) continue;
    // The first tap takes a slot without the wish having waited for an answer.
    const from = row.booking_id === null ? 'waiting' : 'offered';
    if (from === 'waiting' && end !== 'taken') continue;
    const after = afterOffer(end, row.lapses);
    const times = after.state === 'waiting' ? { waits_since: nowMs } : {};
    const ended = after.state === 'served' ? { ended_at: nowMs } : {};
    await changeWish(db, row.standby_id, from, { ...after, ...times, ...ended });
  }
  await takeBackOffers(transaction);
  if ((await findUntapped(db, nowMs)).length > 0) await freeUntapped(db, nowMs);
}

/** Whether there is nothing to settle. Only reads. */
export async function isSettled(db: Db, nowMs: number): Promise<boolean> {
  const open = [await findOver(db, nowMs), await findUnwanted(db), await findUntapped(db, nowMs)];
  return open.every(({ length }) => length === 0);
}

/** Offers whose booking no longer waits, and those to the first tap whose slot is no longer reserved. */
async function findOver(db: Db, nowMs: number) {
  return await db
    .selectFrom('standby_offer')
    .innerJoin('standby', 'standby.id', 'standby_offer.standby_id')
    .leftJoin('booking', 'booking.id', 'standby_offer.booking_id')
    .select(['standby_offer.id', 'standby_offer.standby_id', 'standby_offer.booking_id'])
    .select(['standby_offer.until_at', 'standby.lapses', 'standby.account_id'])
    .select(['booking.state as booking_state', 'booking.ended_at'])
    .where(isOpenOffer)
    .where(
      sql<boolean>`case when standby_offer.booking_id is null
        then standby_offer.until_at <= ${nowMs} or not exists (
          select 1 from slot where slot.id = standby_offer.slot_id and slot.reserved_until = standby_offer.until_at)
        else booking.state <> 'held' end`,
    )
    .orderBy('standby_offer.id')
    .limit(100)
    .execute();
}

type OfferOver = Awaited<ReturnType<typeof findOver>>[number];

type OfferEnd = Exclude<OfferState, 'open'>;

async function findEnd(db: Db, row: OfferOver): Promise<OfferEnd> {
  const end = endOf(row);
  return end === 'lapsed' && !(await isHeard(db, row)) ? 'unsent' : end;
}

/** Whether the rider could know of the offer. An address that refuses mails counts, so that it does not delay all others for ever. */
async function isHeard(db: Db, { id, account_id: account }: OfferOver): Promise<boolean> {
  return (await wasSent(db, { account, key: offerKey(id) })) || (await isRefused(db, account));
}

function endOf({ booking_id, booking_state, ended_at, until_at }: OfferOver): OfferEnd {
  if (booking_id === null) return 'gone';
  if (booking_state === 'booked' || booking_state === 'missed') return 'taken';
  if (booking_state === 'cancelled') return 'declined';
  // A closure ends a hold early, which is not the rider's fault.
  return ended_at !== null && ended_at >= until_at ? 'lapsed' : 'gone';
}
