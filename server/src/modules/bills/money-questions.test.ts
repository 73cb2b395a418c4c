import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';

describe.each(eitherEngine(import.meta.url))('Where money and rides do not match, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, after, aSlot, open, ring, slot, sound } = fixture;
  const { provider } = fixture;
  let editor: Person;
  let taken: number;
  let id: string;

  beforeEach(async () => {
    editor = await aPerson(fixture.park, 'Editor');
    taken = await aSlot();
    id = await open(taken);
  });

  /** The desk's questions about this checkout, with a new log-in because days may have passed. */
  const questions = async () => {
    const manager = await logIn(fixture.park, fixture.manager);
    const { rows } = await call('GET', '/desk/money-questions', manager);
    return rows.filter(({ checkout }) => checkout === id);
  };
  const pay = async () => {
    provider.pay(id);
    await ring(id);
    return Number((await slot(taken))['payment']);
  };
  const refund = (payment: number, amount: number) =>
    call('POST', '/desk/refunds', editor, { payment, amount, reason: 'Wiatr' });
  const days = (count: number, minutes = 0) => after(count * 24 * 60 + minutes);

  test('there is nothing to say of what was paid, given back, or let be', async () => {
    const payment = await pay();
    await refund(payment, 20);
    expect(await questions()).toEqual([]);
    await fixture.job.release();
    provider.endRefunds();
    await fixture.job.reconcile();
    days(30);
    expect(await questions()).toEqual([]);
  });

  test.each(['created', 'sent'])(
    'money that is %s for three days and has not come back is told',
    async (state) => {
      const payment = await pay();
      await refund(payment, 20);
      if (state === 'sent') await fixture.job.release();
      days(3, -1);
      expect(await questions()).toEqual([]);
      days(3);
      expect(await questions()).toMatchObject([
        { kind: 'refund-waits', amount: 20, payment, slots: [taken], account: fixture.rider.id },
      ]);
    },
  );

  test('money that the provider does not confirm for a quarter of an hour is told', async () => {
    const number = String(provider.pay(id).orderId);
    const { payments } = fixture.park;
    fixture.park.payments = Object.assign(provider.open(), {
      async settle(_checkout: object, record: (ref: string) => Promise<boolean>) {
        await record(number);
        throw new ProviderUnreachable('verify');
      },
    });
    await ring(id);
    after(14);
    expect(await questions()).toEqual([]);
    after(15);
    expect(await questions()).toMatchObject([{ kind: 'unconfirmed', amount: 55, number, slots: [taken] }]);
    fixture.park.payments = payments;
    await fixture.job.reconcile();
    expect(await questions()).toEqual([]);
  });

  test('money of another amount is told until somebody says what they did, once and for good', async () => {
    provider.pay(id, { amount: 1 });
    await ring(id);
    const [question] = await questions();
    expect(question).toMatchObject({
      kind: 'wrong-money',
      amount: 0.01,
      asked: 55,
      currency: null,
      slots: [taken],
      account: fixture.rider.id,
    });
    const answer = (note: string) =>
      call('POST', '/desk/money-questions', editor, { id: question?.id, note });
    expect((await answer('x')).status).toBe(400);
    expect((await answer('Oddane w kasie')).status).toBe(200);
    expect((await answer('Oddane drugi raz')).status).toBe(403);
    expect(await questions()).toEqual([]);
    const of = await fixture.park.store.db
      .selectFrom('money_answer')
      .selectAll()
      .where('question', '=', String(question?.id))
      .execute();
    expect(of).toMatchObject([{ note: 'Oddane w kasie', created_by: editor.id }]);
  });

  test('what was looked after takes no place from what was not, however much it is', async () => {
    provider.pay(id, { amount: 1 });
    await ring(id);
    const { db } = fixture.park.store;
    const [{ account_id, provider: name } = { account_id: '', provider: 'stripe' as const }] = await db
      .selectFrom('bill')
      .select(['account_id', 'provider'])
      .where('id', '=', id)
      .execute();
    const old = Array.from({ length: 500 }, () => randomUUID());
    const none = { provider_ref: null, url: null, paid_at: null, tax_id: null, request_key: null };
    const rows = old.map((each) => ({
      ...none,
      id: each,
      account_id,
      provider: name,
      amount_cents: 1,
      state: 'returned' as const,
      created_at: 0,
      expires_at: 0,
    }));
    await db.insertInto('bill').values(rows).execute();
    expect(await questions()).toEqual([]);
    const answers = old.map((each) => ({
      question: `returned:${each}`,
      note: 'Dawno',
      created_at: 0,
      created_by: editor.id,
    }));
    await db.insertInto('money_answer').values(answers).execute();
    expect(await questions()).toMatchObject([{ kind: 'wrong-money' }]);
    await db.deleteFrom('bill').where('id', 'in', old).execute();
  });

  test('Nobody gives back what is voided, paid at the desk, or back already', async () => {
    const payment = await pay();
    expect((await refund(payment, 55)).status).toBe(200);
    expect((await refund(payment, 0.01)).status).toBe(400);
    expect((await call('POST', '/desk/voids', editor, { payment, reason: 'Wiatr' })).status).toBe(200);
    expect((await refund(payment, 0.01)).status).toBe(403);
    expect((await call('POST', '/desk/voids', editor, { payment, reason: 'Wiatr' })).status).toBe(403);
    const { db } = fixture.park.store;
    const rows = await db.selectFrom('refund').selectAll().where('bill_id', '=', id).execute();
    expect(rows.map(({ amount_cents }) => amount_cents)).toEqual([5500]);
    const cash = await call('POST', '/items/Payment', fixture.manager, { slot: taken, method: 'cash' });
    expect((await refund(cash.data.id, 1)).status).toBe(403);
    expect((await refund(2 ** 31 - 1, 1)).status).toBe(403);
    await sound();
  });
});
