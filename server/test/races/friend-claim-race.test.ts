import { beforeAll, describe, expect, test } from 'vitest';
import { releaseHold } from '../../src/modules/bookings/index.ts';
import { callerOf } from '../support/call.ts';
import { CheckoutFixture } from '../support/checkout-fixture.ts';
import { depth } from '../support/depth.ts';
import { bothEngines } from '../support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../support/park.ts';
import { aPerson } from '../support/people.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';

describe.each(bothEngines)(
  'A friend’s slot that is claimed while it lapses in another process on $name',
  (engine) => {
    const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
    const { call, aSlot } = fixture;
    let twin: TestPark;
    let twinCall: typeof call;

    beforeAll(async () => {
      // Its clock is ahead: for it the link is over.
      const ahead = { now: () => fixture.park.clock.now().add({ hours: 24 }) };
      twin = { ...(await openTwin(fixture.park)), clock: { ...fixture.park.clock, ...ahead } };
      twinCall = callerOf(await openTestApp(await openTwin(fixture.park)));
    });

    /** A rider holds a slot for a friend, who claims it while the other process lets it lapse. @param first which comes before the other; null for both at once */
    async function round(first: 'claim' | 'lapse' | null) {
      fixture.after(0);
      const [rider, friend] = [await aPerson(fixture.park), await aPerson(fixture.park)];
      const ids = [await aSlot(), await aSlot()];
      const [own = 0, held = 0] = ids;
      const body = { slots: ids, own, until: fixture.park.clock.now().add({ hours: 20 }).toString() };
      const made = await call('POST', '/me/friends-links', rider, body);
      expect(made.status).toBe(200);
      const { links } = made.data as unknown as { links: { token: string }[] };
      const claim = () => twinCall('POST', '/friends-link', friend, { token: links[0]?.token, slot: held });
      const lapse = async () => await releaseHold(twin, held, rider.id);
      if (first === 'lapse') await lapse();
      const [claimed] = await Promise.all([claim(), first === null ? lapse() : null]);
      if (first === 'claim') await lapse();
      await fixture.sound();
      const { db } = fixture.park.store;
      const { bookedBy } = await fixture.slot(held, await fixture.again(fixture.manager));
      const { taken } = await db
        .selectFrom('friends_place')
        .innerJoin('booking', 'booking.id', 'friends_place.booking_id')
        .select('friends_place.taken_id as taken')
        .where('booking.slot_id', '=', held)
        .executeTakeFirstOrThrow();
      const living = await db
        .selectFrom('booking')
        .select('account_id')
        .where('slot_id', '=', held)
        .where('state', 'in', ['held', 'booked'])
        .execute();
      const isTheirs = bookedBy === friend.id;
      return {
        isTheirs,
        isTaken: taken !== null,
        living: living.length,
        status: claimed.status,
        isFree: bookedBy === null,
      };
    }

    test('is the friend’s or free, never both, and the answer says which', async () => {
      for (let rounds = 0; rounds < depth.partyRaces; rounds += 1) {
        const { isTheirs, isTaken, living, status, isFree } = await round(null);
        expect({ isTaken, living, isFree }).toEqual({
          isTaken: isTheirs,
          living: isTheirs ? 1 : 0,
          isFree: !isTheirs,
        });
        expect(status === 200).toBe(isTheirs);
      }
    }, 600_000);

    test('that was claimed first stays theirs, and one that lapsed first cannot be claimed', async () => {
      expect(await round('claim')).toMatchObject({ isTheirs: true, isTaken: true, living: 1 });
      expect(await round('lapse')).toMatchObject({ isTheirs: false, isTaken: false, living: 0 });
    });
  },
);
