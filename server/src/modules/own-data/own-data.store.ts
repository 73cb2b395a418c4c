import { sql } from 'kysely';
import type { Db } from '../../db/store.ts';
import { readInSteps } from './in-steps.ts';

/**
 * More entries of one kind than anybody has who rides; years at the desk may make more. One more is read, so that it can be
 * said that there are others.
 */
export const mostEntries = 5_000;
const asked = mostEntries + 1;

const slotFacts = [
  'slot.start_at as startAt',
  'slot.duration as minutes',
  'asset.name as track',
  'asset.name_en as trackEn',
] as const;

/** The slots that an account holds, the latest first. */
export async function findOwnBookings(db: Db, id: string) {
  const which = db
    .selectFrom('slot')
    .select('id')
    .where('booked_by', '=', id)
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .limit(asked);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('slot')
      .innerJoin('asset', 'asset.id', 'slot.asset_id')
      .leftJoin('event', 'event.id', 'slot.event_id')
      .select(slotFacts)
      .select([
        'slot.id as slot',
        'slot.price_cents as price',
        'slot.payment_id as payment',
        'event.name as event',
      ])
      .where('slot.id', 'in', ids)
      // It may have changed hands since the ids were read.
      .where('slot.booked_by', '=', id)
      .orderBy('slot.start_at', 'desc')
      .orderBy('slot.id')
      .execute(),
  );
}

/** What was booked and cancelled for an account, and the role of whoever did it; the slot may be gone. */
export async function findOwnHistory(db: Db, id: string) {
  const which = db
    .selectFrom('booking_history')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(asked);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('booking_history')
      .leftJoin('slot', 'slot.id', 'booking_history.slot_id')
      .leftJoin('asset', 'asset.id', 'slot.asset_id')
      .leftJoin('account', 'account.id', 'booking_history.actor_id')
      .select(slotFacts)
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

/**
 * The ids of the payments for the rides of an account, for its passes, and by it online. One for a ride that stands belongs to whoever holds its
 * slot; a voided one to whoever was the last to book the slot by then.
 */
export function ownPaymentIds(id: string) {
  return sql<number>`
    (select payment_id from slot where booked_by = ${id} and payment_id is not null
    union
    select bought.id from payment as bought join pass on pass.id = bought.pass_id where pass.account_id = ${id}
    union
    select online.id from payment as online
      join checkout on checkout.id = online.checkout_id where checkout.account_id = ${id}
    union
    select voided.id from booking_history as book
      join payment as voided on voided.slot_id = book.slot_id
      join payment_void as voiding on voiding.payment_id = voided.id and voiding.created_at >= book.created_at
    where book.user_id = ${id} and book.action_type = 'book' and not exists (
      select 1 from booking_history as later
      where later.slot_id = book.slot_id and later.action_type = 'book' and later.id > book.id
        and later.created_at <= voiding.created_at))`;
}

/** The payments of an account. */
export async function findOwnPayments(db: Db, id: string) {
  const which = db
    .selectFrom('payment')
    .select('payment.id')
    .where((row) => row('payment.id', 'in', ownPaymentIds(id)))
    .orderBy('payment.id', 'desc')
    .limit(asked);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('payment')
      .leftJoin('slot', 'slot.id', 'payment.slot_id')
      .leftJoin('asset', 'asset.id', 'slot.asset_id')
      .leftJoin('account', 'account.id', 'payment.created_by')
      .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
      .leftJoin('payment_receipt', 'payment_receipt.payment_id', 'payment.id')
      .select(slotFacts)
      .select([
        'payment.slot_id as slot',
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

/** The rides that an account holds and did not come to. */
export async function findOwnNoShows(db: Db, id: string) {
  const which = db
    .selectFrom('slot')
    .innerJoin('no_show', 'no_show.slot_id', 'slot.id')
    .select('slot.id')
    .where('slot.booked_by', '=', id)
    .orderBy('slot.start_at', 'desc')
    .orderBy('slot.id')
    .limit(asked);
  return await readInSteps(which, (ids) =>
    db
      .selectFrom('slot')
      .innerJoin('no_show', 'no_show.slot_id', 'slot.id')
      .innerJoin('asset', 'asset.id', 'slot.asset_id')
      .leftJoin('account', 'account.id', 'no_show.created_by')
      .select(slotFacts)
      .select([
        'slot.id as slot',
        'no_show.created_at as at',
        'no_show.created_by as byId',
        'account.role as byRole',
      ])
      .where('slot.id', 'in', ids)
      // It may have changed hands since the ids were read.
      .where('slot.booked_by', '=', id)
      .orderBy('slot.start_at', 'desc')
      .orderBy('slot.id')
      .execute(),
  );
}

/** What was written to an account, the newest first; only whether it left, for what it said is forgotten or stands elsewhere. */
export async function findOwnMessages(db: Db, id: string) {
  const which = db
    .selectFrom('outbox')
    .select('id')
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .limit(asked);
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

/** What the audit log tells of an account: what was done to it, and what it did as one of the staff. */
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
    .limit(asked);
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
