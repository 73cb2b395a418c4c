import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../support/checkout-fixture.ts';
import { bothEngines } from '../support/engines.ts';
import { offerPasses, passRow } from '../support/passes.ts';
import { aPerson, type Person } from '../support/people.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';
import { readRecording, WireRecording } from '../support/wire-recording.ts';

/** As 0.2.0 answered. */
const file = join(import.meta.dirname, 'money-wire.jsonl');

describe.each(bothEngines)('Money on the wire of $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());

  test('is answered byte for byte as version 0.2.0 answered', async () => {
    const { park, provider, ring, app } = fixture;
    await offerPasses(park);
    const roles = ['User', 'Manager', 'Editor', 'Admin'] as const;
    const people: [string, Person | null][] = [['visitor', null]];
    for (const role of roles) people.push([role, await aPerson(park, role)]);
    const [rider, manager, editor] = [people[1]?.[1], people[2]?.[1], people[3]?.[1]] as Person[] as [
      Person,
      Person,
      Person,
    ];
    const recording = new WireRecording(app);
    const { ask } = recording;
    const held = async () => {
      const slot = await fixture.aSlot();
      await fixture.call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id });
      return slot;
    };

    for (const [name, who] of people) {
      const slot = await held();
      const free = await fixture.aSlot();
      const take = (body: object) => ask(name, who, 'POST', '/items/Payment', body);
      await take({ slot: free, amount: 55, method: 'cash' });
      await take({ slot: 99_999, amount: 55, method: 'cash' });
      for (const wrong of [
        { slot, amount: 0, method: 'cash' },
        { slot, amount: -1, method: 'card' },
        { slot, amount: 1.005, method: 'card' },
        { slot, amount: 55, method: 'online' },
        { slot, amount: 55 },
        { slot, method: 'cash', pass: 1 },
        { amount: 55, method: 'cash' },
        { slot, amount: '55', method: 'cash' },
        { slot, amount: 55, method: 'cash', id: 9 },
      ])
        await take(wrong);
      await take({ slot, amount: 60.5, method: 'cash' });
      await take({ slot, amount: 55, method: 'card' });
      const paid = Number((await fixture.slot(slot))['payment']) || 0;
      for (const payment of [paid, paid + 1, null])
        await ask(name, who, 'PATCH', `/items/Slot/${slot}`, { payment });
      await ask(name, who, 'GET', `/items/Slot/${slot}?fields=*`);
      await ask(name, who, 'PATCH', `/items/Slot/${slot}`, { bookedBy: null });
      const paper = await held();
      await take({ slot: paper, method: 'pass' });
      await ask(name, who, 'POST', '/items/Payment?fields=id,amount', { slot: await held(), method: 'blik' });
      await ask(name, who, 'POST', '/passes', { kind: passRow, method: 'cash', account: rider.id });
      const key = `00000000-0000-4000-8000-00000000000${people.findIndex(([each]) => each === name)}`;
      const sale = { kind: passRow, method: 'card', account: rider.id, request_key: key };
      for (const _twice of [1, 2]) await ask(name, who, 'POST', '/passes', sale);
    }
    const online = await fixture.aSlot();
    const { data } = await fixture.call('POST', '/checkouts', rider, { slots: [online] });
    const checkout = String(data['id']);
    provider.pay(checkout);
    await ring(checkout);
    const ridden = await fixture.aSlot();
    await fixture.call('PATCH', `/items/Slot/${ridden}`, rider, { bookedBy: rider.id });
    const pass = Number((await fixture.call('GET', '/items/Pass?limit=1', manager)).rows[0]?.['id']);
    await ask('User', rider, 'POST', '/items/Payment', { slot: ridden, method: 'pass', pass });
    const reads = async () => {
      for (const [name, who] of people) {
        for (const url of [
          '/items/Payment',
          '/items/Payment?sort=-amount&limit=2&meta=*',
          '/items/Payment?filter[id][_in]=1,2,3',
          '/items/Payment?fields=id,slot.id,slot.price,method',
          '/items/Payment?aggregate[count]=*',
          '/items/Payment/1',
          '/items/Payment/99999',
          `/items/Slot/${online}`,
          `/items/Slot?filter[payment][_nnull]=true&fields=id,payment`,
          '/items/PassEntry?sort=id&fields=id,pass,delta,reason,note,moneyBack',
          '/items/Pass?fields=id,balance,owner',
          `/checkouts/${checkout}`,
        ])
          await ask(name, who, 'GET', url);
        await ask(name, who, 'SEARCH', '/items/Payment', { query: { filter: { method: { _eq: 'cash' } } } });
      }
    };
    await reads();
    for (const [name, who] of people.toReversed()) {
      const slot = await held();
      await fixture.call('POST', '/items/Payment', manager, { slot, method: 'cash' });
      const payment = Number((await fixture.slot(slot))['payment']);
      await ask(name, who, 'POST', '/desk/voids', { payment, reason: 'Pomyłka' });
      const body = {
        payment,
        reason: 'Pomyłka',
        request_key: `00000000-0000-4000-9000-${String(payment).padStart(12, '0')}`,
      };
      for (const _twice of [1, 2]) await ask(name, who, 'POST', '/desk/voids', body);
    }
    const payment = Number((await fixture.slot(online))['payment']);
    const refund = {
      payment,
      amount: 20,
      reason: 'Wiatr',
      request_key: '00000000-0000-4000-a000-000000000001',
    };
    await fixture.call('POST', '/desk/refunds', editor, refund);
    await ask('User', rider, 'GET', `/me/cancellations?slot=${online}`);
    await ask('User', rider, 'POST', '/me/cancellations', {
      slot: online,
      request_key: '00000000-0000-4000-a000-000000000002',
    });
    await ask('Editor', editor, 'GET', `/passes/${pass}/void`);
    const ending = {
      reason: 'Wyjeżdża',
      money_back: 441,
      request_key: '00000000-0000-4000-a000-000000000003',
    };
    for (const _twice of [1, 2]) await ask('Editor', editor, 'POST', `/passes/${pass}/void`, ending);
    await reads();

    expect(recording.lines).toEqual(readRecording(file));
  }, 60_000);
});
