import { describe, expect, test } from 'vitest';
import { putSlot } from '../../../../test/support/bookings.ts';
import { CheckoutFixture } from '../../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import type { Person } from '../../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../../test/support/providers/fake-przelewy24.ts';

describe.each(eitherEngine(import.meta.url))('A hold of one’s own on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, policy, aSlot, open, slot, after, sound } = fixture;

  const book = (id: number, who: Person, rider: Person = who, more: object = {}) =>
    call('PATCH', `/items/Slot/${id}`, who, { bookedBy: rider.id, ...more });
  /** Runs the job that releases holds, long after the time to pay. */
  const whenItsTimeIsOver = async () => {
    after(14);
    await fixture.job.release();
  };
  const history = async (id: number) => {
    const { db } = fixture.park.store;
    const rows = await db
      .selectFrom('booking_history')
      .selectAll()
      .where('slot_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ action_type }) => action_type);
  };
  /** Counts the rides in the messages of this kind. */
  const told = async (kind: 'booked' | 'event-joined' | 'cancelled') => {
    const { db } = fixture.park.store;
    const rows = await db
      .selectFrom('outbox')
      .select('data')
      .where('account_id', '=', fixture.rider.id)
      .where('kind', '=', kind)
      .execute();
    return rows.flatMap(({ data }) => {
      const { bookings = [], rides = [] } = JSON.parse(data) as { bookings?: object[]; rides?: object[] };
      return [...bookings, ...rides];
    }).length;
  };
  const theirs = { hold_kind: null, hold_until: null };

  /** The slot is booked, notified of once, and still booked after the time to pay. */
  async function expectBooked(id: number, kind: 'booked' | 'event-joined' = 'booked') {
    const { rider } = fixture;
    expect(await slot(id)).toMatchObject({ bookedBy: rider.id, ...theirs });
    expect([await history(id), await told(kind)]).toEqual([['book'], 1]);
    await whenItsTimeIsOver();
    expect(await slot(id)).toMatchObject({ bookedBy: rider.id, ...theirs });
    expect(await history(id)).toEqual(['book']);
    await sound();
  }

  test('becomes a booking where the rider gives up paying online and books it', async () => {
    const id = await aSlot();
    await open(id);
    expect((await book(id, fixture.rider)).status).toBe(200);
    expect((await book(id, fixture.rider)).status).toBe(200);
    await expectBooked(id);
  });

  test('becomes a booking where the staff book it for its rider, who was to pay first; the audit log says who', async () => {
    await policy('required');
    const id = await aSlot();
    expect((await book(id, fixture.rider)).status).toBe(200);
    expect((await book(id, fixture.manager, fixture.rider)).status).toBe(200);
    const audits = await fixture.park.store.db
      .selectFrom('audit')
      .select('actor_id')
      .where('action', '=', 'slot.book')
      .where('subject_id', '=', String(id))
      .execute();
    expect(audits.map(({ actor_id }) => actor_id)).toEqual([fixture.manager.id]);
    await expectBooked(id);
  });

  test.each(['off', 'optional'])(
    'becomes a booking where paying first has been turned %s',
    async (online) => {
      await policy('required');
      const id = await aSlot();
      await book(id, fixture.rider);
      await policy(online);
      expect((await book(id, fixture.rider)).data).toMatchObject({ bookedBy: fixture.rider.id });
      await expectBooked(id);
    },
  );

  test('becomes a booking among several that are booked at once', async () => {
    const [held, free] = [await aSlot(), await aSlot()];
    await open(held);
    const body = { keys: [held, free], data: { bookedBy: fixture.rider.id } };
    expect((await call('PATCH', '/items/Slot', fixture.rider, body)).status).toBe(200);
    await whenItsTimeIsOver();
    for (const id of [held, free])
      expect(await slot(id)).toMatchObject({ bookedBy: fixture.rider.id, ...theirs });
    expect(await told('booked')).toBe(2);
    await sound();
  });

  test('of an event becomes a booking of that event', async () => {
    const id = await aSlot();
    const { db } = fixture.park.store;
    const event = await db
      .insertInto('event')
      .values({
        name: 'Jam',
        description: null,
        url: null,
        image: null,
        start_at: 0,
        end_at: null,
        asset_id: null,
        name_en: null,
        description_en: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('slot').set({ event_id: event.id }).where('id', '=', id).execute();
    await open(id);
    expect((await book(id, fixture.rider)).status).toBe(200);
    await expectBooked(id, 'event-joined');
  });

  test('is paid by a pass in the same moment', async () => {
    await offerPasses(fixture.park, { slots: 2, price: 100 });
    const pass = await buyPass(call, fixture.manager, fixture.rider);
    const id = await aSlot();
    await open(id);
    expect((await book(id, fixture.rider, fixture.rider, { pass })).data).toMatchObject({
      payment: expect.any(Number),
    });
    expect((await book(id, fixture.rider, fixture.rider, { pass })).status).toBe(200);
    await expectBooked(id);
  });

  test('that has lapsed is another’s, or a walk-in’s, for good', async () => {
    const [first, second] = [await aSlot(), await aSlot()];
    await open(first, second);
    after(12);
    expect((await book(first, fixture.other)).status).toBe(200);
    const guest = { slot: second, first_name: 'Ola', description: '600700800' };
    expect((await call('POST', '/desk/walk-ins', fixture.manager, guest)).status).toBe(200);
    await whenItsTimeIsOver();
    expect(await slot(first)).toMatchObject({ bookedBy: fixture.other.id, ...theirs });
    expect((await slot(second))['bookedBy']).not.toBe(null);
    await sound();
  });

  test('is paid by money that comes later for the checkout that was open, and told of once', async () => {
    const id = await aSlot();
    const checkout = await open(id);
    await book(id, fixture.rider);
    await whenItsTimeIsOver();
    fixture.provider.pay(checkout);
    await fixture.ring(checkout);
    expect(await slot(id)).toMatchObject({
      bookedBy: fixture.rider.id,
      payment: expect.any(Number),
      ...theirs,
    });
    expect([await history(id), await told('booked')]).toEqual([['book'], 1]);
    expect((await fixture.park.store.db.selectFrom('refund').select('id').execute()).length).toBe(0);
    await sound();
  });

  test('stays a hold of the same end while paying comes first', async () => {
    await policy('required');
    const id = await aSlot();
    await book(id, fixture.rider);
    after(4);
    expect((await book(id, fixture.rider)).status).toBe(200);
    expect(await slot(id)).toMatchObject({ hold_kind: 'pay', hold_until: '2026-07-01T08:10:00.000Z' });
    expect(await told('booked')).toBe(0);
    await whenItsTimeIsOver();
    expect(await slot(id)).toMatchObject({ bookedBy: null });
    await sound();
  });

  test('is no booking where its track takes none now, or its time is over', async () => {
    const [closed, over] = [await aSlot(), await aSlot()];
    await open(closed, over);
    const { db } = fixture.park.store;
    const nowMs = fixture.park.clock.now().epochMilliseconds;
    await putSlot(db, over, { start_at: nowMs - 900_000, end_at: nowMs });
    expect((await book(over, fixture.rider)).code).toBe('TOO_LATE');
    await db.updateTable('asset').set({ status: 'closed' }).execute();
    const refused = await book(closed, fixture.rider);
    await db.updateTable('asset').set({ status: 'open' }).execute();
    expect(refused.code).toBe('TRACK_CLOSED');
    expect(await slot(closed)).toMatchObject({ hold_kind: 'pay' });
    await sound();
  });
});
