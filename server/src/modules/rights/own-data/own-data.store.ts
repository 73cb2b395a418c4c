import { markedStates } from '@cablepark/domain/booking/booking-steps';
import { sql } from 'kysely';
import type { Db } from '../../../db/store.ts';
import { readInSteps } from './in-steps.ts';

/**
 * More entries of one kind than any rider has; years at the desk may make more.
 * Queries read one more, to detect whether there are others.
 */
export const mostEntries = 5_000;
const rowLimit = mostEntries + 1;

const rideFacts = [
  'booking.slot_id as slot',
  'booking.start_at as startAt',
  'booking.minutes as minutes',
  'asset.name as track',
  'asset.name_en as trackEn',
] as const;

/** The valid and the missed bookings of an account, latest first. */
export async function findOwnBookings(db: Db, id: string) {
  return await readInSteps(standingOf(db, id), (ids) =>
    db
      .selectFrom('booking')
      // A missed booking's slot may be deleted.
      .leftJoin('slot', 'slot.id', 'booking.slot_id')
      .innerJoin('asset', 'asset.id', 'booking.asset_id')
      .leftJoin('event', 'event.id', 'slot.event_id')
      .select(rideFacts)
      .select(['booking.price_cents as price', 'booking.payment_id as payment', 'event.name as event'])
      .select(['booking.party_id as party', 'booking.person', 'booking.arrived_at as arrivedAt'])
      .select('booking.gear')
      .where('booking.id', 'in', ids)
      // The booking may have ended since the ids were read.
      .where('booking.state', 'in', markedStates)
      .orderBy('booking.start_at', 'desc')
      .orderBy('booking.slot_id')
      .execute(),
  );
}

function standingOf(db: Db, id: string) {
  return db
    .selectFrom('booking')
    .select('booking.id')
    .where('booking.account_id', '=', id)
    .where('booking.state', 'in', markedStates)
    .orderBy('booking.start_at', 'desc')
    .orderBy('booking.slot_id')
    .limit(rowLimit);
}

/** Bookings and cancellations of an account, with the role of each author; the slot may be deleted. */
export async function findOwnHistory(db: Db, id: string) {
  const which = db
    .selectFrom('booking_history')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(rowLimit);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('booking_history')
      .leftJoin('slot', 'slot.id', 'booking_history.slot_id')
      .leftJoin('asset', 'asset.id', 'slot.asset_id')
      .leftJoin('account', 'account.id', 'booking_history.actor_id')
      .select([
        'slot.start_at as startAt',
        'slot.duration as minutes',
        'asset.name as track',
        'asset.name_en as trackEn',
      ])
      .select([
        'booking_history.created_at as at',
        'booking_history.action_type as action',
        'booking_history.slot_id as slot',
        'booking_history.late as late',
        'booking_history.actor_id as byId',
        'account.role as byRole',
      ])
      .where('booking_history.id', 'in', ids)
      .orderBy('booking_history.id', 'desc')
      .execute(),
  );
}

/** The ids of the payments for the bookings of an account, for its passes, and by it online; voided ones, too. */
export function ownPaymentIds(id: string) {
  return sql<number>`
    (select ridden.id from payment as ridden
      join booking on booking.id = ridden.booking_id where booking.account_id = ${id}
    union
    select bought.id from payment as bought join pass on pass.id = bought.pass_id where pass.account_id = ${id}
    union
    select online.id from payment as online
      join bill on bill.id = online.bill_id where bill.account_id = ${id})`;
}

/** The payments of an account. */
export async function findOwnPayments(db: Db, id: string) {
  const which = db
    .selectFrom('payment')
    .select('payment.id')
    .where((row) => row('payment.id', 'in', ownPaymentIds(id)))
    .orderBy('payment.id', 'desc')
    .limit(rowLimit);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('payment')
      .leftJoin('booking', 'booking.id', 'payment.booking_id')
      .leftJoin('asset', 'asset.id', 'booking.asset_id')
      .leftJoin('account', 'account.id', 'payment.created_by')
      .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
      .leftJoin('payment_receipt', 'payment_receipt.payment_id', 'payment.id')
      .select(rideFacts)
      .select([
        'payment.pass_id as pass',
        'payment_receipt.number as receipt',
        'payment.created_at as at',
        'payment.amount_cents as amount',
        'payment.method as method',
        'payment_void.created_at as voidedAt',
        'payment_void.reason as voidReason',
        'payment.created_by as byId',
        'account.role as byRole',
      ])
      .where('payment.id', 'in', ids)
      .orderBy('payment.id', 'desc')
      .execute(),
  );
}

/** The no-shows of an account. */
export async function findOwnNoShows(db: Db, id: string) {
  const which = standingOf(db, id).innerJoin('no_show', 'no_show.booking_id', 'booking.id');
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('booking')
      .innerJoin('no_show', 'no_show.booking_id', 'booking.id')
      .innerJoin('asset', 'asset.id', 'booking.asset_id')
      .leftJoin('account', 'account.id', 'no_show.created_by')
      .select(rideFacts)
      .select(['no_show.created_at as at', 'no_show.created_by as byId', 'account.role as byRole'])
      .where('booking.id', 'in', ids)
      // The booking may have ended since the ids were read.
      .where('booking.state', 'in', markedStates)
      .orderBy('booking.start_at', 'desc')
      .orderBy('booking.slot_id')
      .execute(),
  );
}

/** Messages to an account, newest first, with their state only: their contents are deleted or in other lists. */
export async function findOwnMessages(db: Db, id: string) {
  const which = db
    .selectFrom('outbox')
    .select('id')
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .limit(rowLimit);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('outbox')
      .leftJoin('account', 'account.id', 'outbox.account_id')
      .select([
        'outbox.created_at as at',
        'outbox.kind',
        'outbox.address',
        'outbox.outcome',
        'outbox.ended_at',
      ])
      .select('account.email')
      .where('outbox.id', 'in', ids)
      .orderBy('outbox.id', 'desc')
      .execute(),
  );
}

/** The audit log of an account: changes to it, and its own changes as one of the staff. */
export async function findOwnLog(db: Db, id: string) {
  const which = db
    .selectFrom('audit')
    .select('id')
    .where((row) =>
      row.or([
        row('audit.actor_id', '=', id),
        row.and([row('audit.subject_id', '=', id), row('audit.subject', '=', 'users')]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(rowLimit);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('audit')
      .leftJoin('account', 'account.id', 'audit.actor_id')
      .select([
        'audit.created_at as at',
        'audit.action as action',
        'audit.subject as subject',
        'audit.subject_id as subjectId',
        'audit.before as before',
        'audit.after as after',
        'audit.actor_id as byId',
        'account.role as byRole',
      ])
      .where('audit.id', 'in', ids)
      .orderBy('audit.id', 'desc')
      .execute(),
  );
}
