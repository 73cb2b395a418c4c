import { timeText } from '@cablepark/domain/time/display';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { makeSlot } from '../../../test/support/slots.ts';
import type { AskedCheckout } from '../../payment-providers/provider.ts';
import { sendRefunds } from './send-refunds.ts';
import { settleCheckout } from './settle-checkout.ts';

describe.each(eitherEngine(import.meta.url))('What changes while somebody pays on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, after, aSlot, open, ring, read, slot, sound, provider } = fixture;
  const rowOf = (id: string) =>
    fixture.park.store.db.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test.each([{ startTime: '2026-09-20T06:00:00Z' }, { duration: 10 }, { asset: 2 }])(
    'Late money does not buy another ride than was offered: %j',
    async (change) => {
      const editor = await aPerson(fixture.park, 'Editor');
      const taken = await aSlot();
      const id = await open(taken);
      after(11);
      await fixture.job.release();
      expect((await call('PATCH', `/items/Slot/${taken}`, editor, change)).status).toBe(200);
      provider.pay(id);
      await ring(id);
      expect(await slot(taken)).toMatchObject({ bookedBy: null, payment: null });
      expect(await read(id)).toMatchObject({ status: 'late' });
      await sound();
    },
  );

  test.each([
    ['deleted', (taken: number, who: Person) => call('DELETE', '/items/Slot', who, [taken])],
    [
      'moved to another day',
      (taken: number, who: Person) =>
        call('PATCH', `/items/Slot/${taken}`, who, { startTime: '2026-09-21T06:00:00Z' }),
    ],
  ] as const)(
    'Whose slot was %s is told which ride it was, what goes back, and what is free near it',
    async (_how, change) => {
      const editor = await aPerson(fixture.park, 'Editor');
      const taken = await aSlot();
      const begins = fixture.lastStart;
      const start = begins.toString({ smallestUnit: 'millisecond' });
      await aSlot();
      const id = await open(taken);
      after(11);
      await fixture.job.release();
      expect((await change(taken, editor)).status).toBeLessThan(300);
      provider.pay(id);
      await ring(id);
      expect(await read(id)).toMatchObject({
        status: 'late',
        items: [{ slot: taken, start, duration: 15, track: 1, amount: 55, refund: 'created' }],
      });
      after(12);
      fixture.park.outbox.raise();
      // A mail of the previous test may still be in flight.
      const ride = `20.07.2026, ${timeText(begins, fixture.park.config.zone)}`;
      const told = () =>
        fixture.park.mailer.sent.find(({ text }) => text.includes('Numer płatności') && text.includes(ride));
      const mail = await expect.poll(told).toBeTruthy().then(told);
      expect(mail?.text).toContain('55\u00a0zł');
      expect(mail?.text).toContain('Cześć User,\n\npieniądze przyszły po czasie');
      expect(mail?.text).toContain('Wolne o podobnej porze');
    },
  );

  test('Money pays for a booking where staff have moved it to meanwhile', async () => {
    const [from, to] = [await aSlot(), await aSlot()];
    await call('PATCH', `/items/Slot/${from}`, fixture.rider, { bookedBy: fixture.rider.id });
    const id = await open(from);
    const moved = await call('POST', '/desk/moves', fixture.manager, { from, to });
    expect(moved.status).toBe(200);
    provider.pay(id);
    await ring(id);
    expect(await slot(from)).toMatchObject({ bookedBy: null, payment: null });
    expect(await slot(to)).toMatchObject({ bookedBy: fixture.rider.id, payment: expect.any(Number) });
    expect(await read(id)).toMatchObject({ status: 'paid', items: [{ slot: to }] });
    await sound();
  });

  test('Money that comes late pays for a booking where its rider has moved it to', async () => {
    const [from, to] = [await aSlot(), await aSlot()];
    await call('PATCH', `/items/Slot/${from}`, fixture.rider, { bookedBy: fixture.rider.id });
    const id = await open(from);
    after(11);
    await fixture.job.release();
    expect((await call('POST', '/me/moves', fixture.rider, { from, to })).status).toBe(200);
    provider.pay(id);
    await ring(id);
    expect(await slot(from)).toMatchObject({ bookedBy: null, payment: null });
    expect(await slot(to)).toMatchObject({ bookedBy: fixture.rider.id, payment: expect.any(Number) });
    expect(await read(id)).toMatchObject({ status: 'paid', items: [{ slot: to }] });
    await sound();
  });

  test('Money that comes late does not pay for a dearer slot where its rider has moved a booking to', async () => {
    const editor = await aPerson(fixture.park, 'Editor');
    const [from, to] = [await aSlot(), await aSlot()];
    expect((await call('PATCH', `/items/Slot/${to}`, editor, { price: 80 })).status).toBe(200);
    await call('PATCH', `/items/Slot/${from}`, fixture.rider, { bookedBy: fixture.rider.id });
    const id = await open(from);
    after(11);
    await fixture.job.release();
    expect((await call('POST', '/me/moves', fixture.rider, { from, to })).status).toBe(200);
    provider.pay(id);
    await ring(id);
    expect(await slot(from)).toMatchObject({ bookedBy: null, payment: null });
    expect(await slot(to)).toMatchObject({ bookedBy: fixture.rider.id, payment: null });
    expect(await read(id)).toMatchObject({ status: 'late', items: [{ slot: to, refund: 'created' }] });
    await sound();
  });

  test('Money that came late leaves the track that it came for, though staff move the ride meanwhile', async () => {
    const editor = await aPerson(fixture.park, 'Editor');
    const [from, to] = [await aSlot(), await aSlot()];
    expect((await call('PATCH', `/items/Slot/${to}`, editor, { price: 80 })).status).toBe(200);
    await call('PATCH', `/items/Slot/${from}`, fixture.rider, { bookedBy: fixture.rider.id });
    const id = await open(from);
    after(11);
    await fixture.job.release();
    expect((await call('POST', '/me/moves', fixture.rider, { from, to })).status).toBe(200);
    provider.pay(id);
    await ring(id);
    const away = await makeSlot(fixture.park, fixture.lastStart.toString(), { asset_id: 2 });
    expect((await call('POST', '/desk/moves', fixture.manager, { from: to, to: away })).status).toBe(200);
    await sendRefunds(fixture.park);
    const entries = await fixture.park.store.db
      .selectFrom('cash_entry')
      .innerJoin('bill_line', 'bill_line.id', 'cash_entry.bill_line_id')
      .select(['cash_entry.kind', 'cash_entry.asset_id'])
      .where('bill_line.bill_id', '=', id)
      .orderBy('cash_entry.id')
      .execute();
    expect(entries).toEqual([
      { kind: 'late', asset_id: 1 },
      { kind: 'back', asset_id: 1 },
    ]);
    await sound();
  });

  test('Two lines of a bill that have come to one slot pay it once', async () => {
    const [from, to] = [await aSlot(), await aSlot()];
    for (const each of [from, to])
      await call('PATCH', `/items/Slot/${each}`, fixture.rider, { bookedBy: fixture.rider.id });
    const id = await open(from, to);
    const giveUp = () => call('PATCH', `/items/Slot/${to}`, fixture.rider, { bookedBy: null });
    await giveUp();
    expect((await call('POST', '/desk/moves', fixture.manager, { from, to })).status).toBe(200);
    expect((await giveUp()).status).toBe(200);
    provider.pay(id);
    expect((await ring(id)).statusCode).toBe(200);
    expect(await slot(to)).toMatchObject({ bookedBy: fixture.rider.id, payment: expect.any(Number) });
    expect(await read(id)).toMatchObject({ status: 'late' });
    await sound();
  });

  test('A booking that is moved to another slot of its checkout is not paid twice', async () => {
    const [from, to] = [await aSlot(), await aSlot()];
    for (const each of [from, to])
      await call('PATCH', `/items/Slot/${each}`, fixture.rider, { bookedBy: fixture.rider.id });
    const id = await open(from, to);
    await call('PATCH', `/items/Slot/${to}`, fixture.rider, { bookedBy: null });
    expect((await call('POST', '/desk/moves', fixture.manager, { from, to })).status).toBe(200);
    provider.pay(id);
    expect((await ring(id)).statusCode).toBe(200);
    expect(await slot(to)).toMatchObject({ bookedBy: fixture.rider.id, payment: expect.any(Number) });
    expect((await rowOf(id)).state).toBe('settled');
    await sound();
  });

  test('A slot that was given up, changed and booked again is offered anew', async () => {
    const editor = await aPerson(fixture.park, 'Editor');
    const taken = await aSlot();
    const id = await open(taken);
    await call('PATCH', `/items/Slot/${taken}`, fixture.rider, { bookedBy: null });
    expect((await call('PATCH', `/items/Slot/${taken}`, editor, { price: 80 })).status).toBe(200);
    const again = await open(taken);
    expect(again).not.toBe(id);
    expect(await read(again)).toMatchObject({ amount: 80 });
  });

  test('What we give back while the provider is asked is no surprise', async () => {
    const editor = await aPerson(fixture.park, 'Editor');
    const taken = await aSlot();
    const id = await open(taken);
    provider.pay(id);
    await ring(id);
    expect((await rowOf(id)).state).toBe('settled');
    const payment = (await slot(taken))['payment'];
    const real = fixture.park.payments!;
    const settle = async (asked: AskedCheckout, record: (ref: string) => Promise<boolean>) => {
      const back = await call('POST', '/desk/refunds', editor, { payment, amount: 10, reason: 'Wiatr' });
      expect(back.status).toBe(200);
      await sendRefunds(fixture.park);
      return await real.settle(asked, record, () => {});
    };
    fixture.park.payments = Object.assign(Object.create(real), {
      settle,
      start: real.start.bind(real),
      refund: real.refund.bind(real),
    });
    await settleCheckout(fixture.park, id);
    fixture.park.payments = real;
    expect((await rowOf(id)).state).toBe('settled');
    await settleCheckout(fixture.park, id);
    expect((await rowOf(id)).state).toBe('settled');
    await sound();
  });
});
