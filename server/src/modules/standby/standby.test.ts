import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../test/support/engines.ts';
import { sendDue } from '../../../test/support/outbox.ts';
import { aPerson, logIn } from '../../../test/support/people.ts';
import { makeSlot } from '../../../test/support/slots.ts';
import { openStandby, type StandbyFixture } from '../../../test/support/standby-fixture.ts';
import { forgetOldWishes } from './standby.store.ts';

describe.each(eitherEngine(import.meta.url))('Riders who wait for a slot on $name', (engine) => {
  let day: StandbyFixture;

  beforeAll(async () => {
    day = await openStandby(engine);
  });
  beforeEach(async () => await day.newDay());

  const held = (rider: string) => ({ rider, kind: 'standby', reserved: null });
  const free = { rider: null, kind: null, reserved: null };
  const offersOf = async (slot: number) =>
    (
      await day.park.store.db
        .selectFrom('standby_offer')
        .select('state')
        .where('slot_id', '=', slot)
        .orderBy('id')
        .execute()
    ).map(({ state }) => state);

  test('A cancelled slot is held for the first who waits, who takes it by the link of the mail', async () => {
    const [slot = 0] = await day.fullSlots('10:00');
    const [first, second] = [await day.aWaiter(), await day.aWaiter()];
    await day.free(slot);
    expect(await day.holder(slot)).toEqual(held(first.id));
    const passerBy = await aPerson(day.park);
    expect((await day.book(slot, passerBy)).code).toBe('SLOT_TAKEN');
    expect((await day.call('GET', `/items/Slot/${slot}`, passerBy)).data).toMatchObject({
      bookedBy: '00000000-0000-0000-0000-000000000000',
    });
    await sendDue(day.park);
    const mail = day.park.mailer.sent.findLast(({ to }) => to === `${first.id}@example.com`);
    const token = /standby\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await day.see(token)).toMatchObject({ state: 'open', slot, first_tap: false, pays_first: false });
    expect((await day.answer(token, 'take')).status).toBe(200);
    expect((await day.answer(token, 'take')).status).toBe(200);
    expect(await day.holder(slot)).toEqual({ rider: first.id, kind: null, reserved: null });
    expect(await day.wishesOf(first)).toEqual([]);
    expect(await day.wishesOf(second)).toMatchObject([{ state: 'waiting', before: 0 }]);
    expect(await day.contradictions()).toEqual([]);
  });

  test('Who takes a slot and cancels it is last when they wish again', async () => {
    const [slot = 0] = await day.fullSlots('10:00');
    const [first, second] = [await day.aWaiter(), await day.aWaiter()];
    await day.free(slot);
    await day.answer(await day.tokenOf(first), 'take');
    await day.cancel(slot, first);
    expect(await day.holder(slot)).toEqual(held(second.id));
    await day.call('POST', '/me/standby', first, { asset: 1, from: day.at('10:00'), until: day.at('12:00') });
    await day.answer(await day.tokenOf(second), 'decline');
    expect(await day.holder(slot)).toEqual(held(first.id));
  });

  test('An offer that runs out goes to the next, two pause the wish, and resuming it goes on', async () => {
    const slots = await day.fullSlots('10:00', 3);
    const rider = await day.aWaiter('10:00', '10:45');
    for (const [index, slot] of slots.slice(0, 2).entries()) {
      await day.free(slot);
      expect(await day.holder(slot)).toEqual(held(rider.id));
      await sendDue(day.park);
      day.park.clock.set(day.at(`06:${10 + index * 10}`));
      await day.work();
      expect(await day.holder(slot)).toEqual(free);
    }
    const again = await logIn(day.park, rider);
    const [wish] = await day.wishesOf(again);
    expect(wish).toMatchObject({ state: 'paused' });
    await day.free(slots[2] ?? 0);
    expect(await day.holder(slots[2] ?? 0)).toEqual(free);
    await day.call('POST', `/me/standby/${wish?.id}/resume`, again);
    expect(await day.holder(slots[2] ?? 0)).toEqual(held(rider.id));
    expect(await offersOf(slots[0] ?? 0)).toEqual(['lapsed']);
    expect(await day.contradictions()).toEqual([]);
  });

  test('With little time left the first tap among those who wait takes the slot, and then it is everybody’s', async () => {
    const [slot = 0, later = 0] = await day.fullSlots('06:30', 2);
    const riders = [await day.aWaiter('06:00', '07:00'), await day.aWaiter('06:00', '07:00')] as const;
    await day.free(slot);
    const passerBy = await aPerson(day.park);
    expect((await day.book(slot, passerBy)).code).toBe('SLOT_TAKEN');
    const [one, other] = [await day.tokenOf(riders[0]), await day.tokenOf(riders[1])];
    expect((await day.answer(other, 'take')).status).toBe(200);
    expect((await day.answer(one, 'take')).code).toBe('SLOT_TAKEN');
    expect(await day.holder(slot)).toEqual({ rider: riders[1].id, kind: null, reserved: null });
    expect(await day.wishesOf(riders[0])).toMatchObject([{ state: 'waiting', offers: [] }]);
    expect(await day.wishesOf(riders[1])).toEqual([]);
    await day.free(later);
    expect((await day.book(later, passerBy)).code).toBe('SLOT_TAKEN');
    day.park.clock.set(day.at('06:15'));
    await day.work();
    expect((await day.book(later, await logIn(day.park, passerBy))).status).toBe(200);
    expect(await day.contradictions()).toEqual([]);
  });

  test('A wish is made once, leaves at any time, and only its rider can leave it', async () => {
    const [slot = 0] = await day.fullSlots('10:00');
    const [rider, next] = [await day.aWaiter(), await day.aWaiter()];
    const body = { asset: 1, from: day.at('10:00'), until: day.at('12:00') };
    const twice = await Promise.all([1, 2, 3].map(() => day.call('POST', '/me/standby', rider, body)));
    expect(twice.map(({ rows }) => rows.length)).toEqual([1, 1, 1]);
    await day.free(slot);
    const [wish] = await day.wishesOf(rider);
    expect((await day.call('POST', `/me/standby/${wish?.id}/leave`, next)).status).toBe(403);
    expect((await day.call('POST', `/me/standby/${wish?.id}/leave`, rider)).status).toBe(200);
    expect(await day.holder(slot)).toEqual(held(next.id));
    expect(await day.wishesOf(rider)).toEqual([]);
    for (const asset of [1, 2, null])
      await day.call('POST', '/me/standby', rider, { ...body, asset, from: day.at('11:00') });
    const more = await day.call('POST', '/me/standby', rider, { ...body, until: day.at('13:00') });
    expect(more.code).toBe('WISH_LIMIT');
  });

  test('A new wish brings no slot back that its rider let go; wishes of long ago are deleted', async () => {
    const [slot = 0] = await day.fullSlots('10:00');
    const rider = await day.aWaiter();
    await day.free(slot);
    const [wish] = await day.wishesOf(rider);
    await day.call('POST', `/me/standby/${wish?.id}/leave`, rider);
    const again = { asset: null, from: day.at('10:00'), until: day.at('12:00') };
    await day.call('POST', '/me/standby', rider, again);
    expect(await day.holder(slot)).toEqual(free);
    const { db } = day.park.store;
    const last = await db
      .selectFrom('standby')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    await db
      .updateTable('standby')
      .set({ from_at: 1, until_at: 2 })
      .where('id', '=', last?.id ?? 0)
      .execute();
    await forgetOldWishes(day.park);
    expect(await db.selectFrom('standby').select('id').where('until_at', '<', 3).execute()).toEqual([]);
  });

  test('A wish for a time that is not full is served at once', async () => {
    const slot = await makeSlot(day.park, day.at('10:00'));
    const rider = await day.aWaiter();
    expect(await day.holder(slot)).toEqual(held(rider.id));
  });

  test('An erased account waits no longer, and its slots go to those who do', async () => {
    const [slot = 0, other = 0] = await day.fullSlots('10:00', 2);
    const rider = await day.aWaiter();
    await day.free(slot);
    const next = await day.aWaiter();
    expect((await day.call('DELETE', `/users/${rider.id}`, await aPerson(day.park, 'Admin'))).status).toBe(
      204,
    );
    expect(await day.holder(slot)).toEqual(held(next.id));
    await day.free(other);
    expect(await day.holder(other)).toEqual(free);
    expect(await day.contradictions()).toEqual([]);
  });

  test('Nobody is offered a slot while they ride, beyond their limits, or while they are blocked', async () => {
    const [slot = 0, beside = 0] = await day.fullSlots('10:00', 2);
    const same = await makeSlot(day.park, day.at('10:00'), { asset_id: 2 });
    const riding = await day.aWaiter();
    await day.book(same, riding);
    const blocked = await day.aWaiter();
    const limited = await day.aWaiter();
    const last = await day.aWaiter();
    const { db } = day.park.store;
    await db.updateTable('account').set({ status: 'blocked' }).where('id', '=', blocked.id).execute();
    for (let index = 0; index < 16; index += 1)
      await makeSlot(
        day.park,
        Temporal.Instant.from(day.at('13:00'))
          .add({ minutes: 15 * index })
          .toString(),
        {
          booked_by: limited.id,
        },
      );
    await day.free(slot);
    expect(await day.holder(slot)).toEqual(held(last.id));
    await day.free(beside);
    expect(await day.holder(beside)).toEqual(held(riding.id));
  });
});
