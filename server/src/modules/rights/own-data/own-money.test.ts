import { describe, expect, test } from 'vitest';
import { CheckoutFixture, checkoutFixtures } from '../../../../test/support/checkout-fixture.ts';
import { buyPass, offerPasses, passRow } from '../../../../test/support/passes.ts';
import { aPerson } from '../../../../test/support/people.ts';
import { collectOwnData } from './collect-own-data.ts';
import { ownDataPage } from './own-data.page.ts';

describe.each(checkoutFixtures)('What is held on somebody’s money, $by', ({ engine, Fake }) => {
  const fixture = new CheckoutFixture(engine, new Fake());
  const { call, aSlot, open, ring, begin } = fixture;

  /** Buys a slot and a pass online, refunds a part of the slot, and buys a pass at the desk. */
  async function spend() {
    const { park, provider, rider, manager } = fixture;
    await offerPasses(park);
    const slot = await aSlot();
    const checkout = await open(slot);
    provider.pay(checkout);
    await ring(checkout);
    const payment = Number((await fixture.slot(slot))['payment']);
    const editor = await aPerson(park, 'Editor');
    await call('POST', '/desk/refunds', editor, { payment, amount: 20, reason: 'Wiatr' });
    const bought = await begin({ pass_kind: passRow });
    const online = String(bought.data['id']);
    provider.pay(online);
    await ring(online);
    const desk = await buyPass(call, manager, rider);
    await buyPass(call, manager, fixture.other);
    const sold = await park.store.db
      .selectFrom('payment')
      .select('id')
      .where('pass_id', '=', desk)
      .executeTakeFirstOrThrow();
    await call('PATCH', `/desk/payments/${sold.id}`, manager, { receipt: 'FV 7/2026' });
    return { slot, checkout, online, desk };
  }

  test('tells what was bought, what passes cost, and what went back', async () => {
    const { slot, checkout, online, desk } = await spend();
    const data = await collectOwnData(fixture.park, { id: fixture.rider.id, role: 'User' });
    const paid = data.payments.map(({ amount, method, slot: of, receipt }) => [amount, method, of, receipt]);
    expect(paid).toEqual([
      [490, 'cash', null, 'FV 7/2026'],
      [490, 'online', null, null],
      [55, 'online', slot, null],
    ]);
    expect(data.payments[0]?.pass).toBe(desk);
    const name = { pl: 'Karnet na 10 slotów', en: 'Pass for 10 slots' };
    expect(data.online.map(({ id, bought }) => [id, bought])).toEqual(
      expect.arrayContaining([
        [checkout, [expect.objectContaining({ slot, minutes: 15, pass: null, amount: 55 })]],
        [online, [expect.objectContaining({ slot: null, pass: name, amount: 490 })]],
      ]),
    );
    expect(data.refunds).toEqual([
      {
        at: '2026-07-01T08:00:00.000Z',
        amount: 20,
        state: 'created',
        reason: 'Wiatr',
        by: 'Editor',
        ended: null,
        checkout,
      },
    ]);
  });

  test('tells each złoty that came and left, as the cash book has it', async () => {
    await spend();
    await fixture.job.release();
    const data = await collectOwnData(fixture.park, { id: fixture.rider.id, role: 'User' });
    expect(
      data.money.map(({ amount, method, kind, reason, by }) => [amount, method, kind, reason, by]),
    ).toEqual([
      [-20, 'online', 'moneyBack', 'Wiatr', 'Editor'],
      [490, 'cash', 'pass', null, 'Manager'],
      [490, 'online', 'pass', null, 'you'],
      [55, 'online', 'ride', null, 'you'],
    ]);
    expect(data.money[0]?.slot).toBe(data.money[3]?.slot);
    const page = await ownDataPage(data, 'pl', fixture.park.config.zone);
    expect(page).toContain('<td>-20,00</td><td>online</td><td>zwrot</td><td>Wiatr</td>');
  });

  test('reads well as a page, in words and by the park’s clocks', async () => {
    await spend();
    const data = await collectOwnData(fixture.park, { id: fixture.rider.id, role: 'User' });
    const page = await ownDataPage(data, 'pl', fixture.park.config.zone);
    expect(page).toMatch(/<td>20\.07\.2026, \d\d:\d\d, Tor[ \u00a0]1<\/td>/);
    expect(page).toContain('<td>Karnet na 10 slotów</td><td>opłacona</td>');
    expect(page).toContain('<td>20,00</td><td>zlecony</td><td>Wiatr</td>');
    expect(page).toContain('<td>Płatność online</td>');
    expect(page).toContain('<td>FV 7/2026</td>');
  });
});
