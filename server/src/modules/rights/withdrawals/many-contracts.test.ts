import { withdrawCall } from '@cablepark/contract/payments/withdrawals';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../../test/support/checkout-fixture.ts';
import { engines } from '../../../../test/support/engines.ts';
import { offerPasses, passRow } from '../../../../test/support/passes.ts';
import { enterPayment } from '../../../../test/support/payments.ts';
import { FakeStripe } from '../../../../test/support/providers/fake-stripe.ts';
import { countTurns } from '../../../../test/support/turns.ts';

const passes = 40;

describe.each(engines)('Many contracts to withdraw from on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakeStripe());

  beforeEach(async () => {
    await offerPasses(fixture.park);
  });

  /** Adds as many passes of the same rider as a list shows. */
  async function buyMany(): Promise<void> {
    const { data } = await fixture.begin({ pass_kind: passRow });
    fixture.provider.pay(String(data['id']));
    await fixture.ring(String(data['id']));
    const { db } = fixture.park.store;
    const { id: first, ...pass } = await db.selectFrom('pass').selectAll().executeTakeFirstOrThrow();
    const { id: _, ...sale } = await db
      .selectFrom('payment')
      .selectAll()
      .where('pass_id', '=', first)
      .executeTakeFirstOrThrow();
    const checkout = await db
      .selectFrom('bill')
      .selectAll()
      .where('id', '=', String(sale.bill_id))
      .executeTakeFirstOrThrow();
    for (let index = 1; index < passes; index += 1) {
      const id = `${checkout.id.slice(0, -4)}${1_000 + index}`;
      await db
        .insertInto('bill')
        .values({ ...checkout, id, provider_ref: id })
        .execute();
      const more = await db
        .insertInto('pass')
        .values({ ...pass, code: `MANY${index}` })
        .returning('id')
        .executeTakeFirstOrThrow();
      await enterPayment(fixture.park, { ...sale, pass_id: more.id, bill_id: id });
    }
  }

  test('are listed in steps: others are answered in between', async () => {
    await buyMany();
    const turns = countTurns();
    const { status, rows } = await fixture.call('GET', withdrawCall.path, fixture.rider);
    turns.stop();
    expect([status, rows.filter((row) => row['pass'] !== null).length]).toEqual([200, passes]);
    expect(turns.now()).toBeGreaterThanOrEqual(passes / 5);
  });
});
