import { randomUUID } from 'node:crypto';
import { recordReturnCall } from '@cablepark/contract/payments/refunds';
import { wishRows } from '@cablepark/contract/standby/standby.schema';
import { selectSlots } from '../../src/modules/slots/rows/index.ts';
import type { Call, Method } from './call.ts';
import type { TestPark } from './park.ts';
import { buyPass, makePass, passRow } from './passes.ts';
import type { Person } from './people.ts';
import type { FakePrzelewy24 } from './providers/fake-przelewy24.ts';

/** A park, somebody in it, and a slot to come: what an operation needs. */
export interface Scene {
  park: TestPark;
  call: Call;
  provider: FakePrzelewy24;
  manager: Person;
  editor: Person;
  rider: Person;
  friend: Person;
  slot: number;
}

/** What is sent to a server that may die of it. */
export interface OperationRequest {
  method: Method;
  path: string;
  who: Person | null;
  body?: object | string;
  /** The caller's own name of it. */
  key?: string;
}

export interface MoneyOperation {
  name: string;
  /** In one transaction: it is done, or nothing of it is. */
  isOne: boolean;
  prepare(scene: Scene): Promise<OperationRequest>;
}

async function booked({ call, rider, slot }: Scene): Promise<void> {
  await must(call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id }));
}

async function must(answer: ReturnType<Call>) {
  const { status, code, data } = await answer;
  if (status !== 200) throw new Error(`What comes before was answered with ${status} ${code}.`);
  return data;
}

async function paidOnline({ call, rider, slot, provider }: Scene): Promise<string> {
  const id = String((await must(call('POST', '/checkouts', rider, { slots: [slot] })))['id']);
  provider.pay(id);
  return id;
}

/** What people do with passes and with money that came online, each with a call that may be sent again. */
export const moneyOperations: MoneyOperation[] = [
  {
    name: 'pays a booked slot with a pass',
    isOne: true,
    async prepare(scene) {
      const { pass } = await makePass(scene.park, scene.rider);
      await booked(scene);
      const body = { slot: scene.slot, method: 'pass', pass };
      return { method: 'POST', path: '/items/Payment', who: scene.rider, body };
    },
  },
  {
    name: 'books a slot and pays it with a pass',
    isOne: true,
    async prepare({ park, rider, slot }) {
      const { pass } = await makePass(park, rider);
      return { method: 'PATCH', path: `/items/Slot/${slot}`, who: rider, body: { bookedBy: rider.id, pass } };
    },
  },
  {
    name: 'gives a slot back to its pass',
    isOne: true,
    async prepare(scene) {
      const { call, rider, slot } = scene;
      const { pass } = await makePass(scene.park, rider);
      await must(call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id, pass }));
      return { method: 'POST', path: '/me/cancellations', who: rider, body: { slot } };
    },
  },
  {
    name: 'gives a pass a link to share it',
    isOne: true,
    async prepare({ park, rider }) {
      const { pass } = await makePass(park, rider, { shared: true });
      return { method: 'POST', path: `/me/passes/${pass}/link`, who: rider };
    },
  },
  {
    name: 'joins a pass by its link',
    isOne: true,
    async prepare({ park, call, rider, friend }) {
      const { pass } = await makePass(park, rider, { shared: true });
      const { url } = await must(call('POST', `/me/passes/${pass}/link`, rider));
      const key = String(url).split('#')[1];
      return { method: 'POST', path: '/me/passes/joined', who: friend, body: { key } };
    },
  },
  {
    name: 'sells a pass',
    isOne: true,
    async prepare({ manager, rider }) {
      const body = { kind: passRow, method: 'cash', account: rider.id, request_key: randomUUID() };
      return { method: 'POST', path: '/passes', who: manager, body };
    },
  },
  {
    name: 'puts a ride on a pass',
    isOne: true,
    async prepare({ call, manager, editor, rider }) {
      const id = await buyPass(call, manager, rider);
      const body = { by: 1, reason: 'Korekta', request_key: randomUUID() };
      return { method: 'POST', path: `/passes/${id}/adjustments`, who: editor, body };
    },
  },
  {
    name: 'takes cash for a slot',
    isOne: true,
    async prepare(scene) {
      await booked(scene);
      const body = { slot: scene.slot, method: 'cash', amount: 55 };
      return { method: 'POST', path: '/items/Payment', who: scene.manager, body };
    },
  },
  {
    name: 'voids what was paid in cash, and gives it back by a transfer',
    isOne: true,
    async prepare(scene) {
      const { call, manager, editor, slot } = scene;
      await booked(scene);
      const { id } = await must(call('POST', '/items/Payment', manager, { slot, method: 'cash' }));
      const body = { payment: id, reason: 'Wiatr', back_by: 'transfer', request_key: randomUUID() };
      return { method: 'POST', path: '/desk/voids', who: editor, body };
    },
  },
  {
    name: 'voids a pass with money back in cash',
    isOne: true,
    async prepare({ call, manager, editor, rider }) {
      const id = await buyPass(call, manager, rider);
      const body = { reason: 'Wyjeżdża', money_back: 490, back_by: 'cash', request_key: randomUUID() };
      return { method: 'POST', path: `/passes/${id}/void`, who: editor, body };
    },
  },
  {
    name: 'records what the provider gave back of a slot',
    isOne: true,
    async prepare(scene) {
      const { call, rider, manager, editor, slot } = scene;
      const id = await paidOnline(scene);
      await must(call('GET', `/checkouts/${id}`, rider));
      const { payment } = await must(call('GET', `/items/Slot/${slot}?fields=payment`, manager));
      const body = { payment, amount: 10, reason: 'W panelu', request_key: randomUUID() };
      return { method: 'POST', path: recordReturnCall.path, who: editor, body };
    },
  },
  {
    name: 'begins to pay a slot online',
    isOne: false,
    async prepare({ rider, slot }) {
      return { method: 'POST', path: '/checkouts', who: rider, body: { slots: [slot] } };
    },
  },
  {
    name: 'has the money of a slot that was paid online',
    isOne: false,
    async prepare(scene) {
      const body = scene.provider.notice(await paidOnline(scene));
      return { method: 'POST', path: '/payments/notices/przelewy24', who: null, body };
    },
  },
  {
    name: 'gives back a slot that was paid online',
    isOne: true,
    async prepare(scene) {
      const { call, rider, slot } = scene;
      const id = await paidOnline(scene);
      await must(call('GET', `/checkouts/${id}`, rider));
      return { method: 'POST', path: '/me/cancellations', who: rider, body: { slot } };
    },
  },
  {
    name: 'cancels a slot that somebody waits for',
    isOne: true,
    async prepare(scene) {
      await booked(scene);
      await awaited(scene);
      const { rider, slot } = scene;
      return { method: 'PATCH', path: `/items/Slot/${slot}`, who: rider, body: { bookedBy: null } };
    },
  },
  {
    name: 'takes a slot that is offered to those who wait',
    isOne: true,
    async prepare(scene) {
      const { call, rider, friend, slot } = scene;
      await booked(scene);
      await awaited(scene);
      await must(call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: null }));
      const [wish] = wishRows.parse((await call('GET', '/me/standby', friend)).rows);
      const body = { token: wish?.offers[0]?.token ?? '', answer: 'take' };
      return { method: 'POST', path: '/mailed-offer', who: null, body };
    },
  },
];

/** The friend waits for the slot. */
async function awaited({ park, call, friend, slot }: Scene): Promise<void> {
  const row = await selectSlots(park.store.db).where('slot.id', '=', slot).executeTakeFirstOrThrow();
  const [from, until] = [row.start_at, row.end_at].map((ms) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toString(),
  );
  await must(call('POST', '/me/standby', friend, { asset: 1, from, until }));
}

async function count(rows: Promise<unknown[]>): Promise<number> {
  return (await rows).length;
}

/** All that the operations change, of this rider and slot, without what differs each time. */
export async function stateOf({ park, rider, friend, slot }: Scene): Promise<object> {
  const { db } = park.store;
  const passes = await db.selectFrom('pass').selectAll().where('account_id', '=', rider.id).execute();
  const ids = [0, ...passes.map(({ id }) => id)];
  const ofSlot = await selectSlots(db).where('slot.id', '=', slot).executeTakeFirstOrThrow();
  const bookings = db.selectFrom('booking').select('booking.id').where('booking.slot_id', '=', slot);
  const checkouts = db.selectFrom('bill').where('account_id', '=', rider.id);
  return {
    passes: passes.map(({ balance, share_key }) => [balance, share_key !== null]),
    entries: await db
      .selectFrom('pass_entry')
      .select(['delta', 'reason'])
      .where('pass_id', 'in', ids)
      .orderBy('id')
      .execute(),
    members: await count(db.selectFrom('pass_member').select('id').where('pass_id', 'in', ids).execute()),
    sales: await count(db.selectFrom('payment').select('id').where('pass_id', 'in', ids).execute()),
    holder: ofSlot.booked_by === null ? null : ofSlot.booked_by === rider.id,
    isHeld: ofSlot.held_until !== null,
    isPaid: ofSlot.payment_id !== null,
    payments: await db
      .selectFrom('payment')
      .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
      .select(['amount_cents', 'method', 'payment_void.kept as voided'])
      .where('payment.booking_id', 'in', bookings)
      .execute(),
    books: await db
      .selectFrom('cash_entry')
      .leftJoin('payment', 'payment.id', 'cash_entry.payment_id')
      .select(['cash_entry.kind', 'cash_entry.amount_cents', 'cash_entry.method'])
      .where((eb) => eb.or([eb('payment.booking_id', 'in', bookings), eb('payment.pass_id', 'in', ids)]))
      // The job enters those at a time of its own, once the provider has accepted.
      .where('cash_entry.refund_id', 'is', null)
      .orderBy('cash_entry.id')
      .execute(),
    checkouts: await checkouts.select('state').execute(),
    wishes: await db.selectFrom('standby').select('state').where('account_id', '=', friend.id).execute(),
    offers: await db.selectFrom('standby_offer').select('state').where('slot_id', '=', slot).execute(),
    told: await count(
      db
        .selectFrom('outbox')
        .select('id')
        .where('account_id', '=', friend.id)
        .where('kind', '=', 'standby-offer')
        .execute(),
    ),
    refunds: await db
      .selectFrom('refund')
      .select('refund.amount_cents')
      .where('bill_id', 'in', checkouts.select('bill.id'))
      .execute(),
  };
}
