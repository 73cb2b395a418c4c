import type { Db } from '../../src/db/store.ts';

/** Everything in the database that contradicts itself after desks were at work. Empty if the till is right. */
export async function tillFaults(db: Db): Promise<string[]> {
  const slots = await db
    .selectFrom('slot')
    .leftJoin('booking', 'booking.id', 'slot.booking_id')
    .select(['slot.id', 'booked_by', 'booking.payment_id'])
    .execute();
  const payments = await db
    .selectFrom('payment')
    .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['payment.id', 'booking.slot_id', 'payment_void.id as voiding'])
    .execute();
  const marks = await db
    .selectFrom('no_show')
    .innerJoin('booking', 'booking.id', 'no_show.booking_id')
    .select('booking.slot_id')
    .execute();
  const history = await db
    .selectFrom('booking_history')
    .select(['slot_id', 'action_type'])
    .orderBy('id')
    .execute();
  const audit = await db.selectFrom('audit').select(['action', 'subject_id']).execute();

  const living = new Map(
    payments.filter(({ voiding }) => voiding === null).map((payment) => [payment.id, payment]),
  );
  const slotById = new Map(slots.map((slot) => [slot.id, slot]));
  const last = new Map(history.map(({ slot_id, action_type }) => [slot_id, action_type]));
  const logged = (action: string) =>
    audit.filter((entry) => entry.action === action).map((entry) => Number(entry.subject_id));

  return [
    ...slots.flatMap(({ id, payment_id, booked_by }) => [
      ...(payment_id !== null && living.get(payment_id)?.slot_id !== id
        ? [`slot ${id}: paid by a payment that is not its own`]
        : []),
      ...(payment_id !== null && booked_by === null ? [`slot ${id}: paid and held by nobody`] : []),
      ...((last.get(id) === 'book') === (booked_by !== null) ? [] : [`slot ${id}: not as its history says`]),
    ]),
    ...[...living.values()].flatMap(({ id, slot_id }) =>
      slot_id === null || slotById.get(slot_id)?.payment_id === id
        ? []
        : [`payment ${id}: its slot does not know it`],
    ),
    ...marks.flatMap(({ slot_id }) =>
      slotById.get(slot_id)?.booked_by ? [] : [`slot ${slot_id}: nobody is missing from it`],
    ),
    ...(same(
      logged('payment.create'),
      payments.map(({ id }) => id),
    )
      ? []
      : ['the log of payments is not the payments']),
    ...(same(
      logged('payment.void'),
      payments.filter(({ voiding }) => voiding !== null).map(({ id }) => id),
    )
      ? []
      : ['the log of voided payments is not the voided payments']),
  ];
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return String(a.toSorted(byNumber)) === String(b.toSorted(byNumber));
}

function byNumber(a: number, b: number): number {
  return a - b;
}
