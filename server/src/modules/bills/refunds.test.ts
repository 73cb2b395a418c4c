import { randomUUID } from 'node:crypto';
import { filledPath } from '@cablepark/contract/call';
import { findRecordsCall, listRecordsCall, readRecordCall } from '@cablepark/contract/payments/records';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CheckoutFixture, checkoutFixtures } from '../../../test/support/checkout-fixture.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';

describe.each(checkoutFixtures)('What was paid online, $by', ({ engine, Fake }) => {
  const fixture = new CheckoutFixture(engine, new Fake());
  const { call, aSlot, open, ring, slot, sound } = fixture;
  let editor: Person;
  let paidSlot: number;
  let checkout: string;
  let payment: number;
  const refunds = () =>
    fixture.park.store.db.selectFrom('refund').selectAll().where('bill_id', '=', checkout).execute();

  beforeEach(async () => {
    editor = await aPerson(fixture.park, 'Editor');
    paidSlot = await aSlot();
    checkout = await open(paidSlot);
    fixture.provider.pay(checkout);
    await ring(checkout);
    payment = Number((await slot(paidSlot))['payment']);
  });

  test('comes back to the rider who cancels in time, who sees it before', async () => {
    const asked = await call('GET', `/me/cancellations?slot=${paidSlot}`, fixture.rider);
    expect(asked.data).toEqual({ slot: paidSlot, back: 'money', amount: 55, late: false });
    expect((await call('PATCH', `/items/Slot/${paidSlot}`, fixture.rider, { bookedBy: null })).code).toBe(
      'SLOT_PAID',
    );
    const answers = await Promise.all([
      call('POST', '/me/cancellations', fixture.rider, { slot: paidSlot }),
      call('POST', '/me/cancellations', fixture.rider, { slot: paidSlot }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await slot(paidSlot)).toMatchObject({ bookedBy: null, payment: null });
    expect(await refunds()).toMatchObject([{ payment_id: payment, amount_cents: 5500, state: 'created' }]);
    await fixture.job.release();
    fixture.provider.endRefunds();
    await fixture.job.reconcile();
    expect(await refunds()).toMatchObject([{ state: 'done', ended_at: expect.any(Number) }]);
    expect(fixture.provider.refundsOf(checkout)).toHaveLength(1);
    await sound();
  });

  test('stays with the park where it is too late to cancel free of charge, unless an Editor gives it back', async () => {
    fixture.park.clock.set(fixture.lastStart.subtract({ minutes: 120 }).toString());
    fixture.rider = { ...fixture.rider, ...(await logIn(fixture.park, fixture.rider)) };
    const { data } = await call('POST', '/me/cancellations', fixture.rider, { slot: paidSlot });
    expect(data).toEqual({ slot: paidSlot, back: 'nothing', amount: null, late: true });
    expect(await refunds()).toEqual([]);
    editor = { ...editor, ...(await logIn(fixture.park, editor)) };
    const facts = { voided_at: expect.any(String), kept: true };
    const details = async () =>
      (await call('GET', filledPath(readRecordCall.path, { id: payment }), editor)).data;
    expect(await details()).toMatchObject({ ...facts, refunded: 0, refundable: 55 });
    const list = await call('GET', `${listRecordsCall.path}?from=2026-07-01&to=2026-07-01&page=1`, editor);
    expect(list.rows.filter(({ id }) => id === payment)).toMatchObject([facts]);
    await fixture.job.release();
    await sound();
    const give = () => call('POST', '/desk/refunds', editor, { payment, amount: 55, reason: 'Goodwill' });
    expect([(await give()).status, (await give()).status]).toEqual([200, 400]);
    expect(await details()).toMatchObject({ ...facts, refunded: 55, refundable: 0 });
    await sound();
  });

  test('is given back by an Editor in part, and never more than is left; voiding gives the rest', async () => {
    const give = (amount: number, who: Person = editor) =>
      call('POST', '/desk/refunds', who, { payment, amount, reason: 'Wiatr' });
    expect((await give(20, fixture.manager)).status).toBe(403);
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
    fixture.provider.mood.refusesRefunds = true;
    await call('POST', '/desk/refunds', editor, { payment, amount: 55, reason: 'Wiatr' });
    await fixture.job.release();
    fixture.provider.endRefunds();
    await fixture.job.reconcile();
    const questions = async () =>
      (await call('GET', '/desk/money-questions', fixture.manager)).rows.filter(
        (row) => row['checkout'] === checkout,
      );
    const [question] = await questions();
    expect(question).toMatchObject({
      kind: 'refund-refused',
      amount: 55,
      account: fixture.rider.id,
      slots: [paidSlot],
    });
    const note = 'Oddane gotówką';
    expect(
      (await call('POST', '/desk/money-questions', fixture.manager, { id: question?.id, note })).status,
    ).toBe(403);
    expect((await call('POST', '/desk/money-questions', editor, { id: question?.id, note })).status).toBe(
      200,
    );
    expect(await questions()).toEqual([]);
    await sound();
  });

  test('Of what went back in part before, the mail of a cancelling tells the rest alone', async () => {
    const back = { payment, amount: 20, reason: 'Wiatr' };
    expect((await call('POST', '/desk/refunds', editor, back)).status).toBe(200);
    const mailWith = async (words: string) => {
      fixture.park.outbox.raise();
      const found = () => fixture.park.mailer.sent.find(({ text }) => text.includes(words));
      return await expect.poll(found).toBeTruthy().then(found);
    };
    fixture.after(1);
    await mailWith('Numer płatności');
    await call('POST', '/me/cancellations', fixture.rider, { slot: paidSlot });
    fixture.after(2);
    expect((await mailWith('Oddajemy'))?.text).toContain('Oddajemy 35\u00a0zł');
    await sound();
  });

  test('is taken off the takings also where its slot is deleted since', async () => {
    const back = { payment, amount: 20, reason: 'Wiatr' };
    expect((await call('POST', '/desk/refunds', editor, back)).status).toBe(200);
    await fixture.job.release();
    fixture.park.clock.set(fixture.lastStart.subtract({ minutes: 120 }).toString());
    fixture.rider = { ...fixture.rider, ...(await logIn(fixture.park, fixture.rider)) };
    await call('POST', '/me/cancellations', fixture.rider, { slot: paidSlot });
    const staff = { ...editor, ...(await logIn(fixture.park, editor)) };
    const given = async () => {
      const { rows } = await call('GET', '/takings?from=2026-01-01&to=2026-12-31', staff);
      return rows
        .filter(({ kind }) => kind === 'moneyBack')
        .reduce((sum, { amount }) => sum + Number(amount), 0);
    };
    const before = await given();
    expect(before).toBeGreaterThanOrEqual(20);
    expect((await call('DELETE', `/items/Slot/${paidSlot}`, staff)).status).toBe(204);
    expect(await given()).toBe(before);
    await sound();
  });

  test('What was given back at the provider’s desk is a ride without money', async () => {
    fixture.provider.giveBack(checkout);
    await ring(checkout);
    // Only staff see how much it is; riders must not read "0 zł".
    const asked = await call('GET', `/me/cancellations?slot=${paidSlot}`, fixture.rider);
    expect(asked.data).toMatchObject({ back: 'money', amount: null });
    const { rows } = await call('GET', '/desk/money-questions', fixture.manager);
    expect(rows.filter((row) => row['checkout'] === checkout)).toMatchObject([
      { kind: 'returned', amount: 55, slots: [paidSlot] },
    ]);
  });

  test.each([undefined, 1000])(
    'What was given back in its panel (%s) is found without a notice, and goes back once',
    async (amount) => {
      fixture.provider.giveBack(checkout, amount);
      const asked = async () => {
        await fixture.job.recheck();
        const { rows } = await call('GET', '/desk/money-questions', fixture.manager);
        return rows.filter((row) => row['checkout'] === checkout);
      };
      await vi.waitFor(
        async () => expect(await asked()).toMatchObject([{ kind: 'returned', slots: [paidSlot] }]),
        // Each run checks only a few of all the payments of this test file.
        { timeout: 20_000 },
      );
      expect(
        (await call('GET', filledPath(readRecordCall.path, { id: payment }), fixture.manager)).data[
          'refundable'
        ],
      ).toBe(0);
      const body = { payment, reason: 'Oddane w panelu' };
      expect((await call('POST', '/desk/voids', editor, body)).status).toBe(200);
      expect([await refunds(), (await slot(paidSlot))['payment']]).toEqual([[], null]);
      await sound();
    },
  );

  test('A notice of what is not known here is kept once', async () => {
    const unknown = randomUUID();
    for (let times = 0; times < 2; times += 1) expect((await ring(unknown)).statusCode).toBe(200);
    const { rows } = await call('GET', '/desk/money-questions', fixture.manager);
    expect(rows.filter((row) => row['number'] === unknown)).toMatchObject([{ kind: 'unknown' }]);
  });

  test('stands in the books with the numbers of others, and its receipt is found by any of them', async () => {
    const { provider_ref: number } = await fixture.park.store.db
      .selectFrom('bill')
      .select('provider_ref')
      .where('id', '=', checkout)
      .executeTakeFirstOrThrow();
    await call('POST', '/desk/refunds', editor, { payment, amount: 15, reason: 'Wiatr' });
    const typed = await call('PATCH', filledPath(readRecordCall.path, { id: payment }), fixture.manager, {
      receipt: ' PAR/7/2026 ',
    });
    expect(typed.data).toMatchObject({
      id: payment,
      amount: 55,
      method: 'online',
      kind: 'ride',
      vat_rate: '23',
      slot: paidSlot,
      name: expect.any(String),
      taken_by: null,
      provider: fixture.provider.name,
      provider_number: number,
      receipt: 'PAR/7/2026',
      refunded: 15,
      refundable: 40,
      refunds: [{ amount: 15, reason: 'Wiatr', state: 'created' }],
    });
    for (const asked of [payment, number, 'PAR/7/2026', ' PAR/7/2026'])
      expect(
        (
          await call(
            'GET',
            `${findRecordsCall.path}?number=${encodeURIComponent(String(asked))}`,
            fixture.manager,
          )
        ).rows.map(({ id }) => id),
      ).toContain(payment);
    const csv = await fixture.app.inject({
      url: '/export/payments.csv?from=2026-07-01&to=2026-07-01&lang=en',
      headers: fixture.manager.headers,
    });
    expect(csv.body).toContain(`;;;${number};PAR/7/2026;;${payment};${paidSlot}\r\n`);
    const audit = async () =>
      await fixture.park.store.db
        .selectFrom('audit')
        .select(['before', 'after'])
        .where('action', '=', 'payment.receipt')
        .where('subject_id', '=', String(payment))
        .execute();
    for (const receipt of ['PAR/7/2026', null])
      expect(
        (await call('PATCH', filledPath(readRecordCall.path, { id: payment }), fixture.manager, { receipt }))
          .status,
      ).toBe(200);
    expect(await audit()).toHaveLength(2);
    for (const wrong of [
      { receipt: '' },
      { receipt: ' ' },
      { receipt: 'x'.repeat(61) },
      {},
      { receipt: 'a\nb' },
    ])
      expect(
        (await call('PATCH', filledPath(readRecordCall.path, { id: payment }), fixture.manager, wrong))
          .status,
      ).toBe(400);
    expect(
      (
        await call('PATCH', filledPath(readRecordCall.path, { id: 999_999 }), fixture.manager, {
          receipt: 'x',
        })
      ).status,
    ).toBe(403);
  });

  test('What came and left comes by the page, the newest first', async () => {
    const lines = async (page: number) =>
      (
        await call(
          'GET',
          `${listRecordsCall.path}?from=2026-07-01&to=2026-07-01&page=${page}`,
          fixture.manager,
        )
      ).rows;
    const [first, second] = [await lines(1), await lines(2)];
    expect(first[0]).toMatchObject({ id: payment, kind: 'ride', amount: 55, day: '2026-07-01' });
    const entries = first.map(({ entry }) => Number(entry));
    expect(entries).toEqual(entries.toSorted((a, b) => b - a));
    const known = new Set(entries);
    expect(second.filter(({ entry }) => known.has(Number(entry)))).toEqual([]);
    for (const wrong of [
      '',
      'from=2026-07-01',
      'number=',
      'from=2026-07-02&to=2026-07-01',
      'number=1&page=2',
    ])
      expect((await call('GET', `${listRecordsCall.path}?${wrong}`, fixture.manager)).status).toBe(400);
  });

  test('is money of the day, and what went back of it is told apart', async () => {
    await call('POST', '/desk/refunds', editor, { payment, amount: 15, reason: 'Wiatr' });
    await fixture.job.release();
    const { rows } = await call('GET', '/takings?from=2026-07-01&to=2026-07-01', fixture.manager);
    const online = rows.filter((row) => row['method'] === 'online');
    expect(online.map((row) => row['kind'])).toContain('ride');
    expect(online.find((row) => row['kind'] === 'moneyBack')).toBeDefined();
  });
});
