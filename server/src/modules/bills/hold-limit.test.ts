import { describe, expect, test } from 'vitest';
import { callerOf } from '../../../test/support/call.ts';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, openTwin } from '../../../test/support/park.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

describe.each(eitherEngine(import.meta.url))(
  'However many phones of a rider ask at once on $name',
  (engine) => {
    const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
    const { policy, aSlot, begin, call, slot, sound } = fixture;
    const slots = async (count: number) => {
      const made: number[] = [];
      for (let at = 0; at < count; at += 1) made.push(await aSlot());
      return made;
    };
    /** Two server processes, used in turn. */
    async function desks() {
      const twin = callerOf(await openTestApp(await openTwin(fixture.park)));
      return [call, twin] as const;
    }
    const held = async () => {
      const rows = await fixture.park.store.db
        .selectFrom('booking')
        .select('id')
        .where('account_id', '=', fixture.rider.id)
        .where('state', '=', 'held')
        .execute();
      return rows.length;
    };

    test('two checkouts wait, and no more is held for them', async () => {
      const [one, other] = await desks();
      const answers = await Promise.all(
        (await slots(10)).map((id, at) =>
          (at % 2 ? one : other)('POST', '/checkouts', fixture.rider, { slots: [id] }),
        ),
      );
      const codes = answers.map(({ status, code }) => code ?? String(status)).toSorted();
      expect(codes).toEqual(['200', '200', ...Array<string>(8).fill('HOLD_LIMIT')]);
      expect(await held()).toBe(2);
      await sound();
    });

    test('two dozen slots are held where payment is required', async () => {
      await policy('required');
      const [one, other] = await desks();
      const all = await slots(36);
      const answers = await Promise.all(
        [0, 1, 2].map((at) => {
          const ids = all.slice(at * 12, at * 12 + 12);
          const body = { keys: ids, data: { bookedBy: fixture.rider.id } };
          return (at % 2 ? one : other)('PATCH', '/items/Slot', fixture.rider, body);
        }),
      );
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2);
      expect(await held()).toBe(24);
      await sound();
    });

    test('what is held is booked again by a call that is made again, with all two dozen held', async () => {
      await policy('required');
      const all = await slots(24);
      for (const part of [all.slice(0, 12), all.slice(12), all.slice(6, 18)]) {
        const body = { keys: part, data: { bookedBy: fixture.rider.id } };
        expect((await call('PATCH', '/items/Slot', fixture.rider, body)).status).toBe(200);
      }
      const [first] = all;
      const again = await call('PATCH', `/items/Slot/${first}`, fixture.rider, {
        bookedBy: fixture.rider.id,
      });
      expect(again.status).toBe(200);
      expect(await slot(first ?? 0)).toMatchObject({ hold_until: '2026-07-01T08:10:00.000Z' });
      expect((await begin({ slots: all.slice(0, 12) })).status).toBe(200);
      await sound();
    });
  },
);
