import { openCheckoutsAtMost, slotsOfCheckoutAtMost } from '@cablepark/domain/payments/checkout';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../support/checkout-fixture.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';
import { whileLocked } from '../support/while-locked.ts';

describe.each(enginesOfScenes)('Slots that one rider holds at most, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, policy, aSlot } = fixture;

  test('are no more where many phones book at once', async () => {
    await policy('required');
    const { rider, park } = fixture;
    const hours: number[][] = [];
    for (let hour = 0; hour < 2 * openCheckoutsAtMost; hour += 1) {
      const slots: number[] = [];
      while (slots.length < slotsOfCheckoutAtMost) slots.push(await aSlot());
      hours.push(slots);
    }
    const book = () =>
      hours.map((keys) => call('PATCH', '/items/Slot', rider, { keys, data: { bookedBy: rider.id } }));
    const { db } = park.store;
    // PostgreSQL lets all of them begin before the first is done.
    const begin = async (until: (waiting: number) => Promise<void>) => {
      const booking = book();
      await until(hours.length);
      return booking;
    };
    const answers =
      engine.name === 'sqlite'
        ? await Promise.all(book())
        : await whileLocked(db, sql`select id from account for update`, begin);
    expect(answers.map(({ code }) => code ?? 'held').toSorted()).toEqual([
      ...Array<string>(openCheckoutsAtMost).fill('HOLD_LIMIT'),
      ...Array<string>(openCheckoutsAtMost).fill('held'),
    ]);
    const held = db.selectFrom('booking').select('id').where('state', '=', 'held').execute();
    expect(await held).toHaveLength(openCheckoutsAtMost * slotsOfCheckoutAtMost);
  });
});
