import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingOf } from '../../../test/support/bookings.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { aPerson, logIn } from '../../../test/support/people.ts';
import { makeSlot } from '../../../test/support/slots.ts';
import { openStandby, type StandbyFixture } from '../../../test/support/standby-fixture.ts';
import { bookingLink } from '../bookings/booking-link.ts';
import { releaseHold } from '../bookings/index.ts';

/** Each way in which a slot is freed or created. @returns the slot; no job has run since */
const births: [string, (day: StandbyFixture) => Promise<number>][] = [
  [
    'a rider cancels it',
    async (day) => {
      const [slot = 0] = await day.fullSlots('10:00');
      return await withWaiter(day, slot, async () => void (await day.cancel(slot, await again(day))));
    },
  ],
  [
    'a rider moves to another',
    async (day) => {
      const [slot = 0] = await day.fullSlots('10:00');
      const to = await makeSlot(day.park, day.at('15:00'));
      return await withWaiter(day, slot, async () => {
        await day.call('POST', '/me/moves', await again(day), { from: slot, to });
      });
    },
  ],
  [
    'the staff cancel it',
    async (day) => {
      const [slot = 0] = await day.fullSlots('10:00');
      return await withWaiter(day, slot, async () => void (await day.free(slot)));
    },
  ],
  [
    'a hold runs out',
    async (day) => {
      const [slot = 0] = await day.fullSlots('10:00');
      await day.aWaiter();
      await day.free(slot);
      const [offer] = await day.park.store.db
        .selectFrom('booking')
        .selectAll()
        .where('state', '=', 'held')
        .execute();
      await day.aWaiter();
      day.park.clock.set(day.at('06:10'));
      await releaseHold(day.park, slot, offer?.account_id ?? '');
      return slot;
    },
  ],
  [
    'an Editor makes it',
    async (day) => {
      await day.aWaiter();
      const editor = await aPerson(day.park, 'Editor');
      const made = await day.call('POST', '/items/Slot', editor, {
        startTime: day.at('10:00'),
        duration: 15,
        price: 55,
        asset: 1,
      });
      return made.data.id;
    },
  ],
  [
    'an Editor puts it there',
    async (day) => {
      const slot = await makeSlot(day.park, day.at('15:00'));
      await day.aWaiter();
      const editor = await aPerson(day.park, 'Editor');
      await day.call('PATCH', `/items/Slot/${slot}`, editor, { startTime: day.at('10:00') });
      return slot;
    },
  ],
  [
    'its track opens',
    async (day) => {
      const slot = await makeSlot(day.park, day.at('10:00'), { asset_id: 2 });
      const admin = await aPerson(day.park, 'Admin');
      await day.call('PATCH', '/items/Asset/2', admin, { status: 'closed' });
      await day.aWaiter('10:00', '12:00', null);
      await day.call('PATCH', '/items/Asset/2', admin, { status: 'open' });
      return slot;
    },
  ],
  [
    'a closure is lifted',
    async (day) => {
      const slot = await makeSlot(day.park, day.at('10:00'));
      const manager = await logIn(day.park, day.manager);
      const span = { from: day.at('09:00'), until: day.at('12:00') };
      const closure = await day.call('POST', '/desk/closures', manager, {
        assets: [1],
        ...span,
        reason: 'wind',
        note: null,
        note_en: null,
        seen: [],
      });
      await day.aWaiter();
      await day.call('POST', `/desk/closures/${closure.data.id}/lift`, manager, {});
      return slot;
    },
  ],
  [
    'a delay is undone',
    async (day) => {
      const swallowed = await makeSlot(day.park, day.at('06:15'));
      await makeSlot(day.park, day.at('06:30'), { asset_id: 2 });
      const manager = await logIn(day.park, day.manager);
      const { stop } = await stopTwenty(day);
      await day.aWaiter('06:00', '08:00');
      await day.call('POST', `/desk/stops/${stop}/undo`, manager, {});
      return swallowed;
    },
  ],
  [
    'a rider gives a delayed ride back',
    async (day) => {
      const [slot = 0] = await day.fullSlots('06:15');
      await stopTwenty(day);
      await day.aWaiter('06:00', '08:00');
      const link = new URL((await bookingLink(day.park, await bookingOf(day.park.store.db, slot))) ?? '');
      const body = { token: link.searchParams.get('token'), answer: { kind: 'back' } };
      const answer = await day.call('POST', '/closed-ride', null, body);
      if (answer.status !== 200) throw new Error(`Not given back: ${answer.code}`);
      return slot;
    },
  ],
  [
    'an account is erased',
    async (day) => {
      const slot = await makeSlot(day.park, day.at('10:00'));
      const rider = await aPerson(day.park);
      await day.book(slot, rider);
      return await withWaiter(day, slot, async () => {
        await day.call('DELETE', `/users/${rider.id}`, await aPerson(day.park, 'Admin'));
      });
    },
  ],
];

async function withWaiter(day: StandbyFixture, slot: number, free: () => Promise<void>): Promise<number> {
  await day.aWaiter();
  await free();
  return slot;
}

const again = async (day: StandbyFixture) => await logIn(day.park, day.guest);

async function stopTwenty(day: StandbyFixture): Promise<{ stop: number }> {
  const manager = await logIn(day.park, day.manager);
  const answer = await day.call('POST', '/desk/stops', manager, { assets: [1], minutes: 20, seen: null });
  if (answer.status !== 200) throw new Error(`No stop: ${answer.code}`);
  return { stop: answer.data.id };
}

describe.each(eitherEngine(import.meta.url))('On $name somebody who waits has a slot', (engine) => {
  let day: StandbyFixture;

  beforeAll(async () => {
    day = await openStandby(engine);
  });
  beforeEach(async () => await day.newDay());

  test.each(births)('in the transaction in which %s', async (_, birth) => {
    const slot = await birth(day);
    const offers = await day.park.store.db
      .selectFrom('standby_offer')
      .select(['state', 'slot_id'])
      .where('slot_id', '=', slot)
      .where('state', '=', 'open')
      .execute();
    expect(offers).toHaveLength(1);
    expect(await day.contradictions()).toEqual([]);
  });

  test('soon where code that forgets to serve them frees or makes one, and nobody is faster', async () => {
    const [freed = 0] = await day.fullSlots('10:00');
    const riders = [await day.aWaiter(), await day.aWaiter()];
    const { serveWaiting } = day.park;
    day.park.serveWaiting = async () => undefined;
    await day.free(freed).finally(() => {
      day.park.serveWaiting = serveWaiting;
    });
    const made = await makeSlot(day.park, day.at('11:00'));
    const passerBy = await aPerson(day.park);
    for (const slot of [freed, made]) expect((await day.book(slot, passerBy)).code).toBe('SLOT_TAKEN');
    await day.work();
    expect([(await day.holder(freed)).rider, (await day.holder(made)).rider]).toEqual(
      riders.map(({ id }) => id),
    );
  });

  test('after the riders of closed rides: they have another time first', async () => {
    const [closed = 0] = await day.fullSlots('10:00');
    const [other = 0] = await day.fullSlots('14:00');
    const manager = await logIn(day.park, day.manager);
    const { booking_id } = await day.park.store.db
      .selectFrom('slot')
      .select('booking_id')
      .where('id', '=', closed)
      .executeTakeFirstOrThrow();
    await day.call('POST', '/desk/closures', manager, {
      assets: [1],
      from: day.at('09:30'),
      until: day.at('10:30'),
      reason: 'wind',
      note: null,
      note_en: null,
      seen: [booking_id],
    });
    await day.work();
    const rider = await day.aWaiter('14:00', '16:00');
    await day.free(other);
    expect(await day.holder(other)).toEqual({ rider: null, kind: null, reserved: 0 });
    await day.work();
    expect(await day.holder(other)).toEqual({ rider: day.guest.id, kind: 'closure', reserved: null });
    const next = await makeSlot(day.park, day.at('14:30'));
    await day.work();
    expect(await day.holder(next)).toEqual({ rider: rider.id, kind: 'standby', reserved: null });
    expect(await day.holder(closed)).toMatchObject({ rider: day.guest.id });
  });

  test('soon where many are made at once, in short steps', async () => {
    const riders = [];
    for (let index = 0; index < 20; index += 1) riders.push(await day.aWaiter('10:00', '18:00', null));
    const editor = await aPerson(day.park, 'Editor');
    const slots = Array.from({ length: 60 }, (_, index) => ({
      startTime: Temporal.Instant.from(day.at('10:00'))
        .add({ minutes: 15 * Math.floor(index / 2) })
        .toString(),
      duration: 15,
      price: 55,
      asset: 1 + (index % 2),
    }));
    expect((await day.call('POST', '/items/Slot', editor, slots)).status).toBe(200);
    expect(await waitingNow()).toBe(20);
    await day.work();
    expect(await waitingNow()).toBe(0);
    const { db } = day.park.store;
    expect(
      await db.selectFrom('slot').select('id').where('reserved_until', 'is not', null).execute(),
    ).toEqual([]);
    expect(await day.contradictions()).toEqual([]);
  });

  const waitingNow = async () =>
    (
      await day.park.store.db
        .selectFrom('standby')
        .select('id')
        .where('state', '=', 'waiting')
        .where('until_at', '>', day.park.clock.now().epochMilliseconds)
        .execute()
    ).length;
});
