import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { offerPasses, passRow } from '../../../test/support/passes.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { FakePrzelewy24, fakeShop } from '../../../test/support/providers/fake-przelewy24.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { findContradictions } from '../../ops/invariants/check.ts';
import { Przelewy24 } from '../../payment-providers/przelewy24/przelewy24.ts';
import { type CheckoutJob, startCheckoutJob } from './checkout-job.ts';

const now = '2026-07-01T08:00:00Z';

describe.each(engines)('Paying online on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let call: Call;
  let provider: FakePrzelewy24;
  let job: CheckoutJob;
  let rider: Person;
  let other: Person;
  let manager: Person;
  let slots = 0;

  beforeAll(async () => {
    provider = new FakePrzelewy24();
    const url = await provider.listen();
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    park.payments = new Przelewy24({ ...fakeShop, url });
    app = await openTestApp(park);
    call = callerOf(app);
    job = startCheckoutJob(park, { isTimed: false });
    await makeTracks(park);
    manager = await aPerson(park, 'Manager');
  });
  afterAll(() => provider.close());

  beforeEach(async () => {
    park.clock.set(now);
    Object.assign(provider.mood, { isSilent: false, isBroken: false, refusesRefunds: false });
    park.mailer.sent.length = 0;
    await policy('optional');
    [rider, other] = [await aPerson(park), await aPerson(park)];
  });

  const policy = async (online: string, afterNoShows = false) => {
    const admin = await aPerson(park, 'Admin');
    const { status } = await call('PATCH', '/park', admin, { payments: { online, afterNoShows } });
    expect(status).toBe(200);
    park.content.forget();
  };
  const after = (minutes: number) => park.clock.set(Temporal.Instant.from(now).add({ minutes }).toString());
  const aSlot = async () => {
    slots += 1;
    const start = Temporal.Instant.from('2026-07-20T06:00:00Z').add({ minutes: slots * 15 });
    return await makeSlot(park, start.toString());
  };
  const begin = (body: object, who: Person = rider) => call('POST', '/checkouts', who, body);
  const open = async (...ids: number[]) => {
    const { status, data } = await begin({ slots: ids });
    expect(status).toBe(200);
    return String(data['id']);
  };
  const ring = (id: string, body = provider.notice(id)) =>
    app.inject({
      method: 'POST',
      url: '/payments/notices/przelewy24',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
  const read = async (id: string, who: Person = rider) => (await call('GET', `/checkouts/${id}`, who)).data;
  const slot = async (id: number, who: Person = manager) =>
    (await call('GET', `/items/Slot/${id}?fields=bookedBy,payment,hold_kind,hold_until`, who)).data;
  const sound = async () =>
    expect(await findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds)).toEqual(
      [],
    );

  test('holds the slots, sends the rider to the provider, and pays them when it rings', async () => {
    const [first, second] = [await aSlot(), await aSlot()];
    const { data } = await begin({ slots: [first, second] });
    expect(data).toMatchObject({ status: 'open', amount: 110, url: expect.stringContaining('/trnRequest/') });
    expect(await slot(first, rider)).toMatchObject({ bookedBy: rider.id, payment: null, hold_kind: 'pay' });
    expect((await slot(first, other))['hold_until']).toBe(null);
    expect((await call('PATCH', `/items/Slot/${first}`, other, { bookedBy: other.id })).code).toBe(
      'SLOT_TAKEN',
    );

    const id = String(data['id']);
    provider.pay(id);
    expect((await ring(id)).statusCode).toBe(200);
    expect(provider.transactions.get(id)?.status).toBe(2);
    expect(await read(id)).toMatchObject({ status: 'paid', url: null });
    for (const each of [first, second])
      expect(await slot(each)).toMatchObject({
        payment: expect.any(Number),
        hold_kind: null,
        hold_until: null,
      });
    const payments = await park.store.db
      .selectFrom('payment')
      .selectAll()
      .where('checkout_id', '=', id)
      .execute();
    expect(payments).toMatchObject([
      { slot_id: first, amount_cents: 5500, method: 'online', vat_rate: '23', created_by: rider.id },
      { slot_id: second, amount_cents: 5500, method: 'online' },
    ]);
    after(1);
    park.outbox.raise();
    await expect.poll(() => park.mailer.sent.map(({ subject }) => subject)).toHaveLength(2);
    expect(provider.refused).toEqual([]);
    await sound();
  });

  test('A notice that comes twice, early or never, and one that is forged', async () => {
    const id = await open(await aSlot());
    for (const forged of [
      provider.notice(id, {}, 'another crc'),
      provider.notice(id, { posId: 999 }),
      provider.notice(id).replace('"PLN"', '"EUR"'),
      '{',
      '',
    ]) {
      const { statusCode, body } = await ring(id, forged);
      expect([statusCode, body.includes(id)]).toEqual([400, false]);
    }
    // Early: the provider has no money yet, whatever it says.
    expect((await ring(id)).statusCode).toBe(200);
    expect((await read(id))['status']).toBe('open');
    provider.pay(id);
    await Promise.all([ring(id), ring(id), job.reconcile(), read(id)]);
    expect((await read(id))['status']).toBe('paid');
    expect(
      await park.store.db.selectFrom('payment').select('id').where('checkout_id', '=', id).execute(),
    ).toHaveLength(1);

    const never = await open(await aSlot());
    provider.pay(never);
    after(2);
    await job.reconcile();
    expect((await read(never))['status']).toBe('paid');
    await sound();
  });

  test.each([{ amount: 1 }, { currency: 'EUR' as 'PLN' }])(
    'Money that is not what was asked for buys nothing: %o',
    async (wrong) => {
      const taken = await aSlot();
      const id = await open(taken);
      provider.pay(id, wrong);
      await ring(id);
      expect((await read(id))['status']).toBe('review');
      expect((await slot(taken))['payment']).toBe(null);
      expect(provider.transactions.get(id)?.status).toBe(1);
    },
  );

  test('A hold that lapses is released once, by whoever sweeps, and told to nobody as booked', async () => {
    const held = await aSlot();
    const id = await open(held);
    after(9);
    await job.release();
    expect((await slot(held))['bookedBy']).toBe(rider.id);
    after(10);
    const second = startCheckoutJob(park, { isTimed: false });
    await Promise.all([job.release(), second.release()]);
    expect(await slot(held)).toMatchObject({ bookedBy: null, hold_until: null });
    expect((await read(id))['status']).toBe('expired');
    const history = await park.store.db
      .selectFrom('booking_history')
      .select(['action_type', 'user_id', 'actor_id'])
      .where('slot_id', '=', held)
      .orderBy('id')
      .execute();
    const by = { user_id: rider.id, actor_id: rider.id };
    expect(history).toEqual([
      { action_type: 'book', ...by },
      { action_type: 'cancel', ...by },
    ]);
    expect(park.mailer.sent).toEqual([]);
    await sound();
  });

  test('The provider is asked once more before a hold is released', async () => {
    const [paid, waiting] = [await aSlot(), await aSlot()];
    const first = await open(paid);
    const second = await open(waiting);
    provider.pay(first);
    after(10);
    await job.release();
    expect([(await read(first))['status'], (await slot(paid))['payment']]).toEqual([
      'paid',
      expect.any(Number),
    ]);
    expect((await slot(waiting))['bookedBy']).toBe(null);
    expect((await read(second))['status']).toBe('expired');
  });

  test('Without an answer a hold gets three minutes more, once', async () => {
    const held = await aSlot();
    await open(held);
    provider.mood.isBroken = true;
    const holders = [];
    for (const minutes of [10, 12, 13]) {
      after(minutes);
      await job.release();
      holders.push((await slot(held))['bookedBy']);
    }
    expect(holders).toEqual([rider.id, rider.id, null]);
    await sound();
  });

  test('Late money buys what is still free; else it goes back, with three free times named', async () => {
    const [free, gone] = [await aSlot(), await aSlot()];
    const [first, second] = [await open(free), await open(gone)];
    after(10);
    await job.release();
    await call('PATCH', `/items/Slot/${gone}`, other, { bookedBy: other.id });
    provider.pay(first);
    provider.pay(second);
    await ring(first);
    await ring(second);
    expect((await read(first))['status']).toBe('paid');
    expect(await slot(free)).toMatchObject({ bookedBy: rider.id, payment: expect.any(Number) });
    expect(await read(second)).toMatchObject({ status: 'late', items: [{ slot: gone, refund: 'created' }] });
    expect((await slot(gone))['bookedBy']).toBe(other.id);
    await job.release();
    expect((await read(second))['items']).toMatchObject([{ refund: 'sent' }]);
    provider.endRefunds();
    await ring(
      second,
      provider.refundNotice(String(provider.transactions.get(second)?.refunds[0]?.requestId), second, 0),
    );
    expect((await read(second))['items']).toMatchObject([{ refund: 'done' }]);
    after(11);
    park.outbox.raise();
    await expect
      .poll(() => park.mailer.sent.some(({ text }) => text.includes('Wolne o podobnej porze')))
      .toBe(true);
    await sound();
  });

  test('Where payment is required, booking holds; the rider may go on to pay, pay with nothing, or let it be', async () => {
    await policy('required');
    const held = await aSlot();
    const { data } = await call('PATCH', `/items/Slot/${held}`, rider, { bookedBy: rider.id });
    expect(data).toMatchObject({ bookedBy: rider.id, payment: null });
    expect((await slot(held))['hold_kind']).toBe('pay');
    const staffed = await aSlot();
    await call('PATCH', `/items/Slot/${staffed}`, manager, { bookedBy: rider.id });
    expect((await slot(staffed))['hold_kind']).toBe(null);
    after(4);
    const id = await open(held);
    expect((await read(id))['expires_at']).toBe(
      Temporal.Instant.from(now).add({ minutes: 10 }).toString({ smallestUnit: 'millisecond' }),
    );
    expect((await call('PATCH', `/items/Slot/${held}`, rider, { bookedBy: null })).status).toBe(200);
    expect(await slot(held)).toMatchObject({ bookedBy: null, hold_until: null });
    await sound();
  });

  test('A desk that takes the money ends the hold; what comes online then goes back', async () => {
    const held = await aSlot();
    const id = await open(held);
    expect((await call('POST', '/items/Payment', manager, { slot: held, method: 'cash' })).status).toBe(200);
    expect(await slot(held)).toMatchObject({ hold_until: null });
    provider.pay(id);
    await ring(id);
    expect(await read(id)).toMatchObject({ status: 'late', items: [{ refund: 'created' }] });
    await sound();
  });

  test('A pass is bought once the money is there', async () => {
    await offerPasses(park);
    const { data } = await begin({ pass_kind: passRow });
    const id = String(data['id']);
    expect(data).toMatchObject({ status: 'open', amount: 490, items: [{ slot: null, pass: null }] });
    provider.pay(id);
    await Promise.all([ring(id), ring(id)]);
    const [item] = (await read(id))['items'] as { pass: number }[];
    const pass = (await call('GET', `/items/Pass/${item?.pass}`, rider)).data;
    expect(pass).toMatchObject({ account: rider.id, balance: 10 });
    await sound();
  });

  test('The same call begins nothing more; two that wait are enough', async () => {
    const slots = [await aSlot(), await aSlot(), await aSlot()];
    const key = { 'idempotency-key': randomUUID() };
    const once = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/checkouts',
          headers: { ...rider.headers, ...key },
          payload: { slots: [slots[0]] },
        })
      ).json().data.id as string;
    const [first, again] = await Promise.all([once(), once()]);
    expect(again).toBe(first);
    await open(slots[1] ?? 0);
    expect((await begin({ slots: [slots[2]] })).code).toBe('HOLD_LIMIT');
    expect((await slot(slots[2] ?? 0))['bookedBy']).toBe(null);
  });

  test('Nobody reads another’s checkout, and odd bodies begin nothing', async () => {
    const id = await open(await aSlot());
    expect((await call('GET', `/checkouts/${id}`, other)).status).toBe(403);
    expect((await call('GET', `/checkouts/${id}`, null)).status).toBe(403);
    expect((await call('GET', `/checkouts/${id}`, manager)).status).toBe(200);
    for (const body of [
      {},
      { slots: [] },
      { slots: [-1] },
      { slots: [1.5] },
      { slots: [1], pass_kind: 'x' },
      { slots: Array(13).fill(1) },
      { slots: [await aSlot()], amount: 1 },
      { pass_kind: 'slot' },
    ]) {
      expect([400, 403]).toContain((await begin(body)).status);
    }
    provider.mood.isBroken = true;
    expect((await begin({ slots: [await aSlot()] })).code).toBe('SERVICE_UNAVAILABLE');
  });

  describe('What was paid', () => {
    let editor: Person;
    let paidSlot: number;
    let checkout: string;
    let payment: number;
    const refunds = () =>
      park.store.db.selectFrom('refund').selectAll().where('checkout_id', '=', checkout).execute();

    beforeEach(async () => {
      editor = await aPerson(park, 'Editor');
      paidSlot = await aSlot();
      checkout = await open(paidSlot);
      provider.pay(checkout);
      await ring(checkout);
      payment = Number((await slot(paidSlot))['payment']);
    });

    test('comes back to the rider who cancels in time, who sees it before', async () => {
      const asked = await call('GET', `/me/cancellations?slot=${paidSlot}`, rider);
      expect(asked.data).toEqual({ slot: paidSlot, back: 'money', amount: 55, late: false });
      expect((await call('PATCH', `/items/Slot/${paidSlot}`, rider, { bookedBy: null })).code).toBe(
        'SLOT_PAID',
      );
      const answers = await Promise.all([
        call('POST', '/me/cancellations', rider, { slot: paidSlot }),
        call('POST', '/me/cancellations', rider, { slot: paidSlot }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await slot(paidSlot)).toMatchObject({ bookedBy: null, payment: null });
      expect(await refunds()).toMatchObject([{ payment_id: payment, amount_cents: 5500, state: 'created' }]);
      await job.release();
      provider.endRefunds();
      await job.reconcile();
      expect(await refunds()).toMatchObject([{ state: 'done', ended_at: expect.any(Number) }]);
      expect(provider.transactions.get(checkout)?.refunds).toHaveLength(1);
      await sound();
    });

    test('stays with the park where it is too late to cancel free of charge', async () => {
      park.clock.set(
        Temporal.Instant.from('2026-07-20T06:00:00Z')
          .add({ minutes: slots * 15 - 120 })
          .toString(),
      );
      rider = { ...rider, ...(await logIn(park, rider)) };
      const { data } = await call('POST', '/me/cancellations', rider, { slot: paidSlot });
      expect(data).toEqual({ slot: paidSlot, back: 'nothing', amount: null, late: true });
      expect(await refunds()).toEqual([]);
      await job.release();
      await sound();
    });

    test('is given back by an Editor in part, and never more than is left; voiding gives the rest', async () => {
      const give = (amount: number, who: Person = editor) =>
        call('POST', '/desk/refunds', who, { payment, amount, reason: 'Wiatr' });
      expect((await give(20, manager)).status).toBe(403);
      expect((await give(20)).status).toBe(200);
      const both = await Promise.all([give(30), give(30)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      for (const amount of [0, -1, 0.001, 5.01]) expect((await give(amount)).status).toBe(400);
      const voided = await call('POST', '/desk/voids', editor, { payment, reason: 'Pomyłka' });
      expect(voided.status).toBe(200);
      expect((await refunds()).map(({ amount_cents }) => amount_cents)).toEqual([2000, 3000, 500]);
      await sound();
    });

    test('What the provider will not give back staff look after', async () => {
      provider.mood.refusesRefunds = true;
      await call('POST', '/desk/refunds', editor, { payment, amount: 55, reason: 'Wiatr' });
      await job.release();
      provider.endRefunds();
      await job.reconcile();
      const questions = async () =>
        (await call('GET', '/desk/money-questions', manager)).rows.filter(
          (row) => row['checkout'] === checkout,
        );
      const [question] = await questions();
      expect(question).toMatchObject({
        kind: 'refund-refused',
        amount: 55,
        account: rider.id,
        slots: [paidSlot],
      });
      const note = 'Oddane gotówką';
      expect((await call('POST', '/desk/money-questions', manager, { id: question?.id, note })).status).toBe(
        403,
      );
      expect((await call('POST', '/desk/money-questions', editor, { id: question?.id, note })).status).toBe(
        200,
      );
      expect(await questions()).toEqual([]);
      await sound();
    });

    test('What was given back at the provider’s desk is a ride without money', async () => {
      const transaction = provider.transactions.get(checkout);
      if (transaction) transaction.status = 3;
      await ring(checkout);
      const { rows } = await call('GET', '/desk/money-questions', manager);
      expect(rows.filter((row) => row['checkout'] === checkout)).toMatchObject([
        { kind: 'returned', amount: 55, slots: [paidSlot] },
      ]);
    });

    test('A notice of what is not known here is kept once', async () => {
      const unknown = randomUUID();
      for (let times = 0; times < 2; times += 1)
        expect((await ring(unknown, provider.notice(unknown))).statusCode).toBe(200);
      const { rows } = await call('GET', '/desk/money-questions', manager);
      expect(rows.filter((row) => row['number'] === unknown)).toMatchObject([{ kind: 'unknown' }]);
    });

    test('is money of the day, and what went back of it is told apart', async () => {
      await call('POST', '/desk/refunds', editor, { payment, amount: 15, reason: 'Wiatr' });
      const { rows } = await call('GET', '/takings?from=2026-07-01&to=2026-07-01', manager);
      const online = rows.filter((row) => row['method'] === 'online');
      expect(online.map((row) => row['kind'])).toContain('ride');
      expect(online.find((row) => row['kind'] === 'moneyBack')).toBeDefined();
    });
  });
});
