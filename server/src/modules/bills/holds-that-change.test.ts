import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findSlot } from '../bookings/bookings.store.ts';
import { endHold } from '../bookings/index.ts';

describe.each(eitherEngine(import.meta.url))(
  'Holds that change while they wait for money on $name',
  (engine) => {
    const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
    const { call, after, aSlot, open, slot, sound } = fixture;
    const { provider } = fixture;

    test('A hold that was cancelled and taken again waits for its silent provider like the first, and is no lapse', async () => {
      await fixture.policy('required');
      const held = await aSlot();
      const book = () => call('PATCH', `/items/Slot/${held}`, fixture.rider, { bookedBy: fixture.rider.id });
      expect((await book()).status).toBe(200);
      const id = await open(held);
      expect((await call('POST', '/me/cancellations', fixture.rider, { slot: held })).status).toBe(200);
      expect((await book()).status).toBe(200);
      expect(await open(held)).toBe(id);
      provider.mood.isBroken = true;
      after(12);
      await fixture.job.release();
      expect(
        await fixture.park.store.db.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirst(),
      ).toMatchObject({ state: 'open', graced: 1 });
      expect(await slot(held)).toMatchObject({
        bookedBy: fixture.rider.id,
        hold_until: '2026-07-01T08:13:00.000Z',
      });
      after(14);
      await fixture.job.release();
      expect((await slot(held))['bookedBy']).toBe(null);
      const { db } = fixture.park.store;
      const { lapsed } = await db
        .selectFrom('booking_history')
        .select('lapsed')
        .where('slot_id', '=', held)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(lapsed).toBe(0);
      await sound();
    });

    test('A release that comes after its hold was made longer changes neither the slot nor the booking', async () => {
      const held = await aSlot();
      await open(held);
      const { park, rider } = fixture;
      const { db } = park.store;
      const seen = await findSlot(db, held);
      const until = Temporal.Instant.from('2026-07-01T08:13:00Z').epochMilliseconds;
      await db.updateTable('booking').set({ held_until: until }).where('slot_id', '=', held).execute();
      if (seen === null) throw new Error('There is no such slot.');
      const isReleased = await inTransaction(park, { id: rider.id, role: 'User' }, (transaction) =>
        endHold(transaction, seen, { lapsed: true }),
      );
      expect(isReleased).toBe(false);
      expect(await slot(held)).toMatchObject({
        bookedBy: rider.id,
        hold_until: '2026-07-01T08:13:00.000Z',
      });
      await sound();
    });
  },
);
