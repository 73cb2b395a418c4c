import { randomUUID } from 'node:crypto';
import { filledPath } from '@cablepark/contract/call';
import { readRecordCall } from '@cablepark/contract/payments/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../support/checkout-fixture.ts';
import { sqliteEngine } from '../support/engines.ts';
import { everything } from '../support/everything.ts';
import { buyPass, offerPasses, passRow } from '../support/passes.ts';
import { aPerson, type Person } from '../support/people.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';

const reason = 'Pomyłka';

describe('Whoever goes for another’s money', () => {
  const fixture = new CheckoutFixture(sqliteEngine, new FakePrzelewy24());
  const { call, aSlot, open, begin, read, ring, sound } = fixture;
  let editor: Person;
  const rows = () => everything(fixture.park.store.db);

  beforeEach(async () => {
    editor = await aPerson(fixture.park, 'Editor');
  });

  describe('a checkout', () => {
    test('is told of another’s what is told of none', async () => {
      const id = await open(await aSlot());
      const answer = async (url: string) => {
        const { statusCode, body } = await fixture.app.inject({ url, headers: fixture.other.headers });
        return { statusCode, body };
      };
      const theirs = await answer(`/checkouts/${id}`);
      expect(theirs.statusCode).toBe(403);
      for (const none of [
        randomUUID(),
        id.toUpperCase(),
        '1',
        "' or 1=1",
        'null',
        `${id}%00`,
        '%F0%9F%8F%84',
      ])
        expect(await answer(`/checkouts/${encodeURIComponent(none)}`)).toEqual(theirs);
    });

    test('can begin none with another’s slot, nor by the name of another’s call', async () => {
      const held = await aSlot();
      const key = { 'idempotency-key': 'the same' };
      const start = async (who: Person, slot: number) => {
        const asked = { url: '/checkouts', headers: { ...who.headers, ...key }, payload: { slots: [slot] } };
        return (await fixture.app.inject({ method: 'POST', ...asked })).json();
      };
      const mine = await start(fixture.rider, held);
      const before = await rows();
      expect((await begin({ slots: [held] }, fixture.other)).code).toBe('SLOT_TAKEN');
      expect((await begin({ slots: [await aSlot(), held] }, fixture.other)).code).toBe('SLOT_TAKEN');
      expect((await rows())['checkout']).toEqual(before['checkout']);
      for (const slot of [held, await aSlot()]) {
        const theirs = await start(fixture.other, slot);
        expect(theirs.errors[0].extensions).toEqual({ code: 'KEY_USED' });
        expect(JSON.stringify(theirs)).not.toContain(mine.data.id);
      }
      await sound();
    });

    test('cannot end it, free its slot, or give back what it bought', async () => {
      const [held, paid] = [await aSlot(), await aSlot()];
      await open(held);
      const id = await open(paid);
      fixture.provider.pay(id);
      await ring(id);
      const before = await rows();
      for (const slot of [held, paid]) {
        expect((await call('POST', '/me/cancellations', fixture.other, { slot })).status).toBe(403);
        expect((await call('GET', `/me/cancellations?slot=${slot}`, fixture.other)).status).toBe(403);
        const change = (body: object) => call('PATCH', `/items/Slot/${slot}`, fixture.other, body);
        for (const bookedBy of [null, fixture.other.id])
          expect((await change({ bookedBy })).status).toBeGreaterThanOrEqual(403);
        expect((await change({ hold_until: null })).status).toBeGreaterThanOrEqual(400);
        expect((await change({ payment: null })).status).toBeGreaterThanOrEqual(400);
      }
      expect(await rows()).toEqual(before);
    });

    test('cannot have money sent back that others may send back alone', async () => {
      const slot = await aSlot();
      const id = await open(slot);
      fixture.provider.pay(id);
      await ring(id);
      const payment = Number((await fixture.slot(slot))['payment']);
      const before = await rows();
      for (const who of [null, fixture.rider, fixture.other, fixture.manager]) {
        const body = { payment, amount: 1, reason };
        expect((await call('POST', '/desk/refunds', who, body)).status).toBe(403);
        expect((await call('POST', '/desk/voids', who, { payment, reason })).status).toBe(403);
        const answer = { id: `returned:${id}`, note: reason };
        expect((await call('POST', '/desk/money-questions', who, answer)).status).toBe(403);
      }
      expect(await rows()).toEqual(before);
    });
  });

  describe('a pass', () => {
    test('pays with none of another’s, shares it with nobody and leaves it as it is', async () => {
      await offerPasses(fixture.park, { shared: true });
      const pass = await buyPass(call, fixture.manager, fixture.rider);
      const slot = await aSlot();
      await call('PATCH', `/items/Slot/${slot}`, fixture.other, { bookedBy: fixture.other.id });
      const free = await aSlot();
      const before = await rows();
      const { other, rider } = fixture;
      const money = { reason, money_back: 1 };
      const adjusting = { by: 1, reason, request_key: randomUUID() };
      const attempts = [
        call('POST', '/items/Payment', other, { slot, method: 'pass', pass }),
        call('PATCH', `/items/Slot/${free}`, other, { bookedBy: other.id, pass }),
        call('POST', `/me/passes/${pass}/link`, other),
        call('DELETE', `/me/passes/${pass}/link`, other),
        call('GET', `/me/passes/${pass}/members`, other),
        call('DELETE', `/me/passes/${pass}/members/${rider.id}`, other),
        ...[other, rider, fixture.manager].flatMap((who) => [
          call('POST', `/passes/${pass}/void`, who, money),
          call('POST', `/passes/${pass}/adjustments`, who, adjusting),
        ]),
        call('GET', `/items/Pass/${pass}`, other),
      ];
      expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 403));
      expect(await rows()).toEqual(before);
      // The owner pays for nobody else's slot either, and a visitor for nothing.
      const body = { slot, method: 'pass', pass };
      for (const who of [rider, null])
        expect((await call('POST', '/items/Payment', who, body)).status).toBe(403);
      expect(await rows()).toEqual(before);
    });

    test('takes none that somebody has, though they know its code', async () => {
      await offerPasses(fixture.park);
      await buyPass(call, fixture.manager, fixture.rider);
      const { code } = await fixture.park.store.db
        .selectFrom('pass')
        .select('code')
        .where('account_id', '=', fixture.rider.id)
        .executeTakeFirstOrThrow();
      const before = await rows();
      expect((await call('POST', '/me/passes/taken', fixture.other, { code })).status).toBe(403);
      for (const odd of ['', '%', '_'.repeat(12), '*', 'null', `${code}\0`, `${code}' or '1'='1`])
        expect((await call('POST', '/me/passes/taken', fixture.other, { code: odd })).status).toBe(403);
      expect(await rows()).toEqual(before);
    });

    test('gives its price back once: with the pass, and never by the payment for it', async () => {
      await offerPasses(fixture.park);
      const { data } = await begin({ pass_kind: passRow });
      const id = String(data['id']);
      fixture.provider.pay(id);
      await ring(id);
      const { pass_id: pass, payment } = await fixture.park.store.db
        .selectFrom('payment')
        .select(['pass_id', 'id as payment'])
        .where('bill_id', '=', id)
        .executeTakeFirstOrThrow();
      const refund = { payment, amount: 400, reason };
      // Nor is it offered.
      expect(
        (await call('GET', filledPath(readRecordCall.path, { id: payment }), editor)).data,
      ).toMatchObject({
        amount: 490,
        refundable: 0,
      });
      expect((await call('POST', '/desk/refunds', editor, refund)).status).toBe(403);
      expect((await call('POST', '/desk/voids', editor, { payment, reason })).status).toBe(403);
      const end = (money_back: number) =>
        call('POST', `/passes/${pass}/void`, editor, { reason, money_back });
      expect((await end(490.01)).status).toBe(400);
      const twice = await Promise.all([end(490), end(490)]);
      expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
      expect((await call('POST', '/desk/refunds', editor, { ...refund, amount: 0.01 })).status).toBe(403);
      await sound();
    });

    test('gives nothing back of what its provider or a bank has given back already', async () => {
      await offerPasses(fixture.park);
      const { data } = await begin({ pass_kind: passRow });
      const id = String(data['id']);
      fixture.provider.pay(id);
      await ring(id);
      const [item] = (await read(id))['items'] as { pass: number }[];
      const end = (money_back: number) =>
        call('POST', `/passes/${item?.pass}/void`, editor, { reason, money_back });
      const preview = async () => (await call('GET', `/passes/${item?.pass}/void`, editor)).data;
      expect(await preview()).toEqual({ pass: item?.pass, money_back: 490, online: true });
      fixture.provider.giveBack(id);
      await ring(id);
      expect(await preview()).toMatchObject({ money_back: 0, online: true });
      expect(await end(490)).toMatchObject({ status: 400, extensions: { field: 'money_back' } });
      expect((await end(0)).status).toBe(200);
      await sound();
    });
  });

  test.each([-1, -0.01, 1e9, 1e308, Number.MAX_SAFE_INTEGER, '10', '1e1', null, true, [10], { pln: 10 }])(
    'gets nothing for an amount like %j',
    async (amount) => {
      await offerPasses(fixture.park);
      const [slot, unpaid] = [await aSlot(), await aSlot()];
      const id = await open(slot);
      fixture.provider.pay(id);
      await ring(id);
      await call('PATCH', `/items/Slot/${unpaid}`, fixture.rider, { bookedBy: fixture.rider.id });
      const payment = Number((await fixture.slot(slot))['payment']);
      const pass = await buyPass(call, fixture.manager, fixture.rider);
      const before = await rows();
      const attempts = [
        call('POST', '/desk/refunds', editor, { payment, amount, reason }),
        call('POST', `/passes/${pass}/void`, editor, { reason, money_back: amount || 'none' }),
        call('POST', '/checkouts', fixture.rider, { slots: [unpaid], amount }),
        call('POST', '/checkouts', fixture.rider, { pass_kind: passRow, price: amount }),
        call('POST', '/passes', fixture.manager, {
          kind: passRow,
          method: 'cash',
          account: fixture.rider.id,
          request_key: randomUUID(),
          amount,
        }),
        call('POST', '/items/Payment', fixture.rider, {
          slot: unpaid,
          method: 'pass',
          pass,
          amount: amount ?? 1,
        }),
        call('POST', '/items/Payment', fixture.rider, { slot: unpaid, method: 'online', amount }),
        call('POST', '/items/Payment', fixture.manager, { slot: unpaid, method: 'online', amount: 1 }),
      ];
      const refused = (await Promise.all(attempts)).map(({ status }) => [400, 403].includes(status));
      expect(refused).toEqual(attempts.map(() => true));
      expect(await rows()).toEqual(before);
    },
  );

  test.each([0.5, 60_001, -60_001, 1e308, '1', null])('puts nothing odd on a pass: %j', async (by) => {
    await offerPasses(fixture.park);
    const pass = await buyPass(call, fixture.manager, fixture.rider);
    const before = await rows();
    const body = { by, reason, request_key: randomUUID() };
    expect((await call('POST', `/passes/${pass}/adjustments`, editor, body)).status).toBe(400);
    expect(await rows()).toEqual(before);
  });
});
