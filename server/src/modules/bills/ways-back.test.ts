import { randomUUID } from 'node:crypto';
import { filledPath } from '@cablepark/contract/call';
import { readRecordCall } from '@cablepark/contract/payments/records';
import { recordReturnCall, refundAgainCall, refundGivenCall } from '@cablepark/contract/payments/refunds';
import { beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../test/support/audit.ts';
import { CheckoutFixture, checkoutFixtures } from '../../../test/support/checkout-fixture.ts';
import { type DayBook, dayBook } from '../../../test/support/day-books.ts';
import { offerPasses, passRow } from '../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';

const today = '2026-07-01';
const reason = 'Wiatr';

describe.each(checkoutFixtures)('Money online that does not go back by itself, $by', ({ engine, Fake }) => {
  const fixture = new CheckoutFixture(engine, new Fake());
  const { aSlot, begin, call, open, ring, slot, sound, provider } = fixture;
  let editor: Person;
  let before: DayBook;

  beforeEach(async () => {
    editor = await aPerson(fixture.park, 'Editor');
    await offerPasses(fixture.park);
    before = await dayBook(fixture, today, fixture.manager);
  });

  const pay = async () => {
    const taken = await aSlot();
    const checkout = await open(taken);
    provider.pay(checkout);
    await ring(checkout);
    return { taken, checkout, payment: Number((await slot(taken))['payment']) };
  };
  const more = async () => {
    const now = await dayBook(fixture, today, fixture.manager);
    const methods = [...new Set([...Object.keys(now), ...Object.keys(before)])];
    const changes = methods.map((method): [string, number] => [
      method,
      Math.round(((now[method] ?? 0) - (before[method] ?? 0)) * 100) / 100,
    ]);
    return Object.fromEntries(changes.filter(([, pln]) => pln !== 0));
  };
  const questions = async (checkout: string) =>
    (await call('GET', '/desk/money-questions', fixture.manager)).rows.filter(
      (row) => row['checkout'] === checkout,
    );
  const post = (url: string, body: object) =>
    call('POST', url, editor, { request_key: randomUUID(), ...body });
  const sendRefunds = async (refuses: boolean) => {
    provider.mood.refusesRefunds = refuses;
    await fixture.job.reconcile();
    provider.endRefunds();
    await fixture.job.reconcile();
    provider.mood.refusesRefunds = false;
  };
  const refused = async (checkout: string) => {
    await sendRefunds(true);
    const [question] = await questions(checkout);
    expect(question).toMatchObject({ kind: 'refund-refused', refund: expect.any(String) });
    return String(question?.['refund']);
  };
  const details = async (payment: number) =>
    (await call('GET', filledPath(readRecordCall.path, { id: payment }), editor)).data;

  test('A pass is voided, the provider refuses, is asked again and refuses, and the desk gives the money', async () => {
    const { data } = await begin({ pass_kind: passRow });
    const checkout = String(data['id']);
    provider.pay(checkout);
    await ring(checkout);
    const [item] = (await fixture.read(checkout))['items'] as { pass: number }[];
    const pass = item?.pass;
    await post(`/passes/${pass}/void`, { reason, money_back: 490 });
    expect(await more()).toEqual({ online: 490 });
    const first = await refused(checkout);
    expect(await more()).toEqual({ online: 490 });
    expect((await post(filledPath(refundAgainCall.path, { id: first }), { reason })).status).toBe(200);
    const second = await refused(checkout);
    expect(second).not.toBe(first);
    expect(
      (await post(filledPath(refundGivenCall.path, { id: second }), { reason, back_by: 'cash' })).status,
    ).toBe(200);
    expect(await more()).toEqual({ online: 490, cash: -490 });
    expect(await questions(checkout)).toEqual([]);
    const answers = (await readAudit(fixture.park)).filter(({ action }) => action === 'money.answer');
    expect(answers.slice(-2).map(({ after }) => after)).toEqual([
      { reason, refund: 490 },
      { reason, backBy: 'cash' },
    ]);
    // A settled refund cannot be settled again.
    for (const refund of [first, second]) {
      expect((await post(filledPath(refundAgainCall.path, { id: refund }), { reason })).status).toBe(403);
      expect(
        (await post(filledPath(refundGivenCall.path, { id: refund }), { reason, back_by: 'cash' })).status,
      ).toBe(403);
    }
    expect(await more()).toEqual({ online: 490, cash: -490 });
    await sound();
  });

  test('A refund that was refused and is sent again leaves the book once it is accepted', async () => {
    const { checkout, payment } = await pay();
    await post('/desk/voids', { payment, reason });
    const refund = await refused(checkout);
    const key = randomUUID();
    const sent = await Promise.all(
      [1, 2].map(() => post(filledPath(refundAgainCall.path, { id: refund }), { reason, request_key: key })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await more()).toEqual({ online: 55 });
    await sendRefunds(false);
    expect(await more()).toEqual({});
    expect(provider.refundsOf(checkout).at(-1)).toMatchObject({ amount: 5500 });
    await sound();
  });

  test('Of two who settle it at once, one does', async () => {
    const { checkout, payment } = await pay();
    await post('/desk/voids', { payment, reason });
    const refund = await refused(checkout);
    const sent = await Promise.all([
      post(filledPath(refundAgainCall.path, { id: refund }), { reason }),
      post(filledPath(refundGivenCall.path, { id: refund }), { reason, back_by: 'card' }),
      post(filledPath(refundGivenCall.path, { id: refund }), { reason, back_by: 'transfer' }),
    ]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    await sendRefunds(false);
    const sums = await more();
    expect(Object.values(sums).reduce((sum, pln) => sum + pln, 0)).toBe(0);
    await sound();
  });

  test('Where the payment was voided meanwhile, all of it is on its way: the refused part goes by no other way', async () => {
    const { checkout, payment } = await pay();
    await post('/desk/refunds', { payment, amount: 20, reason });
    const refund = await refused(checkout);
    await post('/desk/voids', { payment, reason });
    expect(
      await post(filledPath(refundGivenCall.path, { id: refund }), { reason, back_by: 'cash' }),
    ).toMatchObject({ status: 400 });
    expect(await post(filledPath(refundAgainCall.path, { id: refund }), { reason })).toMatchObject({
      status: 400,
    });
    await sendRefunds(false);
    expect(await more()).toEqual({});
    await sound();
  });

  test('Where the provider gives some back by itself a refused part is not sent again; the desk may give it', async () => {
    const { checkout, payment } = await pay();
    await post('/desk/refunds', { payment, amount: 20, reason });
    const refund = await refused(checkout);
    provider.giveBack(checkout, 1000);
    await ring(checkout);
    const kinds = async () => (await questions(checkout)).map(({ kind }) => kind);
    for (let round = 0; round < 30 && !(await kinds()).includes('returned'); round += 1)
      await fixture.job.recheck();
    expect(await post(filledPath(refundAgainCall.path, { id: refund }), { reason })).toMatchObject({
      status: 400,
    });
    expect(
      (await post(filledPath(refundGivenCall.path, { id: refund }), { reason, back_by: 'cash' })).status,
    ).toBe(200);
    expect(await more()).toEqual({ online: 55, cash: -20 });
    await sound();
  });

  test('Money that came too late, whose refund is refused, goes by a transfer', async () => {
    const taken = await aSlot();
    const checkout = await open(taken);
    provider.beginPaying(checkout);
    fixture.after(10);
    await fixture.job.release();
    fixture.after(0);
    await call('PATCH', `/items/Slot/${taken}`, fixture.other, { bookedBy: fixture.other.id });
    provider.pay(checkout);
    await ring(checkout);
    expect(await more()).toEqual({ online: 55 });
    const first = await refused(checkout);
    expect((await post(filledPath(refundAgainCall.path, { id: first }), { reason })).status).toBe(200);
    expect((await fixture.read(checkout))['items']).toMatchObject([{ refund: 'created' }]);
    const second = await refused(checkout);
    expect(
      (await post(filledPath(refundGivenCall.path, { id: second }), { reason, back_by: 'transfer' })).status,
    ).toBe(200);
    expect(await more()).toEqual({ online: 55, transfer: -55 });
    await sound();
  });

  test('10 of 55 that were given back at the provider’s desk are recorded; the rest may go back from here', async () => {
    const { checkout, payment } = await pay();
    provider.giveBack(checkout, 1000);
    await ring(checkout);
    for (let round = 0; round < 30 && (await questions(checkout)).length === 0; round += 1)
      await fixture.job.recheck();
    expect(await questions(checkout)).toMatchObject([{ kind: 'returned', payments: [payment] }]);
    expect(await details(payment)).toMatchObject({ refundable: 0, left: 55, entries: [{ amount: 55 }] });
    expect(await more()).toEqual({ online: 55 });
    expect(await post(recordReturnCall.path, { payment, amount: 55.01, reason })).toMatchObject({
      status: 400,
      extensions: { field: 'amount' },
    });
    const body = { payment, amount: 10, reason, request_key: randomUUID() };
    for (const _twice of [1, 2]) expect((await post(recordReturnCall.path, body)).status).toBe(200);
    expect(await more()).toEqual({ online: 45 });
    expect((await readAudit(fixture.park)).at(-1)).toMatchObject({
      actor: editor.id,
      action: 'payment.refund',
      id: String(payment),
      before: { amount: 55 },
      after: { refund: 10, reason },
    });
    // Everything that the provider reports is explained now.
    expect(await questions(checkout)).toEqual([]);
    expect(await details(payment)).toMatchObject({ refundable: 45, left: 45, refunded: 10 });
    await post('/desk/voids', { payment, reason });
    await sendRefunds(false);
    expect(await more()).toEqual({});
    await sound();
  });

  test('The rest of a ride that ended in between goes back once the 10 given back elsewhere are recorded', async () => {
    const { taken, checkout, payment } = await pay();
    provider.giveBack(checkout, 1000);
    await ring(checkout);
    for (let round = 0; round < 30 && (await questions(checkout)).length === 0; round += 1)
      await fixture.job.recheck();
    await post('/desk/voids', { payment, reason });
    await call('PATCH', `/items/Slot/${taken}`, fixture.rider, { bookedBy: null });
    await sendRefunds(false);
    expect(await more()).toEqual({ online: 55 });
    await post(recordReturnCall.path, { payment, amount: 10, reason });
    expect(await questions(checkout)).toEqual([]);
    await sound();
    await sendRefunds(false);
    expect(provider.refundsOf(checkout).at(-1)).toMatchObject({ amount: 4500 });
    expect(await more()).toEqual({});
    expect(await details(payment)).toMatchObject({ refundable: 0, left: 0 });
    await sound();
  });

  test('Where less is recorded than went back, the line stays', async () => {
    const { checkout, payment } = await pay();
    provider.giveBack(checkout, 1000);
    await ring(checkout);
    for (let round = 0; round < 30 && (await questions(checkout)).length === 0; round += 1)
      await fixture.job.recheck();
    await post(recordReturnCall.path, { payment, amount: 9, reason });
    expect(await questions(checkout)).toMatchObject([{ kind: 'returned' }]);
    await post(recordReturnCall.path, { payment, amount: 1, reason });
    expect(await questions(checkout)).toEqual([]);
    expect(await more()).toEqual({ online: 45 });
    await sound();
  });

  test('All of it that went back at the provider’s desk is recorded; nothing more goes back', async () => {
    const { checkout, payment } = await pay();
    provider.giveBack(checkout);
    await ring(checkout);
    await post(recordReturnCall.path, { payment, amount: 55, reason });
    expect(await more()).toEqual({});
    expect(await questions(checkout)).toEqual([]);
    await post('/desk/voids', { payment, reason });
    await sendRefunds(false);
    expect(await more()).toEqual({});
    expect(await details(payment)).toMatchObject({ refundable: 0, left: 0 });
    await sound();
  });

  test('What the desk gave for a payment online is recorded by its way; what was taken at the desk is not', async () => {
    const { payment } = await pay();
    expect((await post(recordReturnCall.path, { payment, amount: 15, reason, back_by: 'cash' })).status).toBe(
      200,
    );
    expect(await more()).toEqual({ online: 55, cash: -15 });
    const held = await aSlot();
    await call('PATCH', `/items/Slot/${held}`, fixture.rider, { bookedBy: fixture.rider.id });
    const desk = await call('POST', '/items/Payment', fixture.manager, { slot: held, method: 'cash' });
    const body = { payment: desk.data.id, amount: 1, reason };
    expect((await post(recordReturnCall.path, body)).status).toBe(403);
    expect((await post(recordReturnCall.path, { ...body, payment: 999_999 })).status).toBe(403);
    await sound();
  });

  test('A refund that fails after it was accepted comes back; the provider tells it twice', async () => {
    const { checkout, payment } = await pay();
    await post('/desk/refunds', { payment, amount: 20, reason });
    await fixture.job.release();
    expect(await more()).toEqual({ online: 35 });
    await refused(checkout);
    const rung = provider.refundRung(checkout);
    for (const _twice of [1, 2]) await ring(checkout, rung);
    expect(await more()).toEqual({ online: 55 });
    await sound();
  });
});
