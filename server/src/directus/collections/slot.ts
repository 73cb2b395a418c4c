import { may } from '@cablepark/domain/accounts/permissions';
import { holdKinds } from '@cablepark/domain/payments/checkout';
import { someoneElse } from '@cablepark/domain/slots/slot';
import { sql } from '../../db/sql-text.ts';
import { column, defineCollection, type Field } from '../schema/collection.ts';
import type { Condition } from '../schema/condition.ts';
import { integer, money, oneOf, time, uuid, type ValueType } from '../schema/value-types.ts';
import type { Viewer } from '../schema/viewer.ts';
import { asset } from './asset.ts';
import { event } from './event.ts';

const seesHolders = (viewer: Viewer) => may(viewer?.role ?? null, 'slot.seeHolder');

/** For everybody but the holder and staff, a booked slot belongs to `someoneElse`; so does, for all, one that is kept for riders who wait. */
const bookedBy: Field = {
  ...column('bookedBy', 'booked_by', uuid, { nullable: true, indexed: true }),
  masked: true,
  sql(table, viewer) {
    const holder = sql.id(table, 'booked_by');
    const reserved = sql`when ${sql.id(table, 'reserved_until')} is not null then ${sql.lit(someoneElse)}`;
    if (seesHolders(viewer)) return sql`case when ${holder} is not null then ${holder} ${reserved} end`;
    const maskedRider = sql`when ${holder} is not null then ${sql.lit(someoneElse)} ${reserved} end`;
    return viewer
      ? sql`case when ${holder} = ${viewer.id} then ${holder} ${maskedRider}`
      : sql`case ${maskedRider}`;
  },
  unmasked: (table, viewer, condition) => (isPlain(condition, viewer) ? sql.id(table, 'booked_by') : null),
};

/** Riders may know which slots are theirs. */
function isPlain(condition: Condition, viewer: Viewer): boolean {
  if (viewer === null) return false;
  if (condition.is === '=') return condition.value === viewer.id;
  return condition.is === 'in' && condition.values.every((value) => value === viewer.id);
}

/** A field of the slot's booking; null for a free slot. */
function ofBooking(name: string, columnName: string, type: ValueType): Field {
  return {
    ...column(name, columnName, type, { nullable: true }),
    sql: (table) =>
      sql`(select ${sql.id('booking', columnName)} from booking where booking.id = ${sql.id(table, 'booking_id')})`,
  };
}

/** Only staff may know whether another rider has paid. */
const bookedPayment = ofBooking('payment', 'payment_id', integer);
const payment: Field = {
  ...bookedPayment,
  masked: true,
  sql(table, viewer) {
    const sqlValue = bookedPayment.sql(table, viewer);
    if (seesHolders(viewer)) return sqlValue;
    if (!viewer) return sql`cast(null as integer)`;
    return sql`case when ${sql.id(table, 'booked_by')} = ${viewer.id} then ${sqlValue} end`;
  },
};

/** Only the holder and staff may see why and until when a slot is on hold, and when its rider came. */
function ofHolder(field: Field): Field {
  return {
    ...field,
    masked: true,
    onRequest: true,
    sql(table, viewer) {
      const stored = field.sql(table, viewer);
      if (seesHolders(viewer)) return stored;
      const me = viewer?.id ?? null;
      return sql`case when ${sql.id(table, 'booked_by')} = ${me} then ${stored} end`;
    },
  };
}

/** SPEC.md §3. */
export const slot = defineCollection({
  name: 'Slot',
  table: 'slot',
  holder: 'bookedBy',
  fields: [
    column('id', 'id', integer),
    column('startTime', 'start_at', time, { indexed: true }),
    column('duration', 'duration', integer),
    column('price', 'price_cents', money),
    column('asset', 'asset_id', integer, { indexed: true, relation: { target: asset } }),
    bookedBy,
    payment,
    ofHolder(ofBooking('hold_kind', 'hold_kind', oneOf(holdKinds))),
    ofHolder(ofBooking('hold_until', 'held_until', time)),
    ofHolder(ofBooking('arrived_at', 'arrived_at', time)),
    column('event', 'event_id', integer, { nullable: true, indexed: true, relation: { target: event } }),
  ],
});
