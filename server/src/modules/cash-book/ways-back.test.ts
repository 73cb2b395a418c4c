import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Method } from '../../../test/support/call.ts';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { type DayBook, dayBook } from '../../../test/support/day-books.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { offerPasses, passRow } from '../../../test/support/passes.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

const [day1, day2, day3] = ['2026-07-01', '2026-07-02', '2026-07-03'] as const;

describe.each(eitherEngine(import.meta.url))(
  'How money goes back, and what each day says of it, on $name',
  (engine) => {
    const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
    const { aSlot, provider, ring, sound } = fixture;
    let desk: Person;
    let editor: Person;
    let rider: Person;
    /** The content of the book before the test. */
    let before: Record<string, DayBook>;

    beforeEach(async () => {
      [desk, editor] = [await aPerson(fixture.park, 'Manager'), await aPerson(fixture.park, 'Editor')];
      rider = fixture.rider;
      await offerPasses(fixture.park);
      before = {};
      for (const day of [day1, day2, day3]) before[day] = await dayBook(fixture, day, desk);
    });

    const at = async (day: string, time = '09:00') => {
      fixture.park.clock.set(`${day}T${time}:00Z`);
      desk = { ...desk, ...(await logIn(fixture.park, desk)) };
      editor = { ...editor, ...(await logIn(fixture.park, editor)) };
      rider = { ...rider, ...(await logIn(fixture.park, rider)) };
      fixture.rider = rider;
      fixture.manager = desk;
    };
    const must = async (method: Method, url: string, who: Person, body?: object) => {
      const keyed = body && { request_key: randomUUID(), ...body };
      const answer = await fixture.call(method, url, who, keyed);
      if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${answer.code}`);
      return answer;
    };
    /** What the test added to the day's book. */
    const more = async (day: string): Promise<DayBook> => {
      const [now, then] = [await dayBook(fixture, day, desk), before[day] ?? {}];
      const methods = [...new Set([...Object.keys(now), ...Object.keys(then)])];
      const changes = methods.map((method): [string, number] => [
        method,
        Math.round(((now[method] ?? 0) - (then[method] ?? 0)) * 100) / 100,
      ]);
      return Object.fromEntries(changes.filter(([, pln]) => pln !== 0));
    };
    const owed = async () => Number((await must('GET', '/takings/passes', desk)).data['amount']);
    const sell = async (method: string) =>
      (await must('POST', '/passes', desk, { kind: passRow, method, account: rider.id })).data.id;
    const book = async (slot: number, body: object = {}) => {
      await fixture.call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id, ...body });
      return slot;
    };
    const paymentOf = async (slot: number) => Number((await fixture.slot(slot, desk))['payment']);
    const payAtDesk = async (method: string) => {
      const slot = await book(await aSlot());
      return (await fixture.call('POST', '/items/Payment', desk, { slot, method })).data.id;
    };
    const buyOnline = async (body: object) => {
      const id = String((await must('POST', '/checkouts', rider, body)).data['id']);
      provider.pay(id);
      await ring(id);
      return id;
    };
    const payOnline = async () => {
      const slot = await aSlot();
      const checkout = await buyOnline({ slots: [slot] });
      return { slot, checkout, payment: await paymentOf(slot) };
    };
    const sendRefunds = async (refuses = false) => {
      provider.mood.refusesRefunds = refuses;
      await fixture.job.reconcile();
      provider.endRefunds();
      await fixture.job.reconcile();
      provider.mood.refusesRefunds = false;
    };
    const reason = 'Wiatr';
    const voidPayment = (payment: number, body: object = {}) =>
      must('POST', '/desk/voids', editor, { payment, reason, ...body });

    test('A pass for 490 in cash, of which one ride is taken, is voided on the next day with 441 back', async () => {
      const owedBefore = await owed();
      const pass = await sell('cash');
      const ride = await book(await aSlot(), { pass });
      expect((await owed()) - owedBefore).toBe(441);
      expect(await more(day1)).toEqual({ cash: 490 });
      await at(day2);
      await must('POST', `/passes/${pass}/void`, editor, { reason, money_back: 441, back_by: 'cash' });
      expect([await more(day1), await more(day2)]).toEqual([{ cash: 490 }, { cash: -441 }]);
      expect((await owed()) - owedBefore).toBe(0);
      // The ride is voided later. Its price is also refunded, in a way that the desk chooses.
      await at(day3);
      await voidPayment(await paymentOf(ride), { back_by: 'transfer' });
      expect([await more(day1), await more(day2), await more(day3)]).toEqual([
        { cash: 490 },
        { cash: -441 },
        { transfer: -49 },
      ]);
      await sound();
    });

    test.each(['blik', 'cash'])('A pass by BLIK is voided with money back by %s', async (back_by) => {
      const pass = await sell('blik');
      await must('POST', `/passes/${pass}/void`, editor, { reason, money_back: 490, back_by });
      expect(await more(day1)).toEqual(back_by === 'blik' ? {} : { blik: 490, cash: -490 });
      await sound();
    });

    test('A pass that is voided without a word goes back as it was paid; without money nothing moves', async () => {
      const [one, other] = [await sell('card'), await sell('card')];
      await at(day2);
      await must('POST', `/passes/${one}/void`, editor, { reason, money_back: 490 });
      await must('POST', `/passes/${other}/void`, editor, { reason, money_back: 0, back_by: 'cash' });
      expect([await more(day1), await more(day2)]).toEqual([{ card: 980 }, { card: -490 }]);
      await sound();
    });

    test('Cash of day 1 that is voided on day 3 leaves the till on day 3', async () => {
      const [mistaken, given] = [await payAtDesk('cash'), await payAtDesk('card')];
      expect(await more(day1)).toEqual({ cash: 55, card: 55 });
      await at(day3);
      await voidPayment(mistaken, { back_by: 'mistake' });
      await voidPayment(given, { back_by: 'cash' });
      expect([await more(day1), await more(day2), await more(day3)]).toEqual([
        { cash: 55, card: 55 },
        {},
        { cash: -110 },
      ]);
      await sound();
    });

    test('Of what is voided twice, or sent twice, the money leaves once', async () => {
      const payment = await payAtDesk('cash');
      const body = { payment, reason, back_by: 'cash', request_key: randomUUID() };
      const sent = await Promise.all([1, 2].map(() => fixture.call('POST', '/desk/voids', editor, body)));
      expect(sent.map(({ status }) => status)).toEqual([200, 200]);
      const again = await fixture.call('POST', '/desk/voids', editor, { ...body, request_key: randomUUID() });
      expect(again.status).toBe(403);
      expect(await more(day1)).toEqual({});
      await sound();
    });

    test('What was paid online, or by a pass, goes back the way it came: no way of the desk is taken', async () => {
      const { payment } = await payOnline();
      const pass = await sell('card');
      const ride = await paymentOf(await book(await aSlot(), { pass }));
      for (const [id, back_by] of [
        [payment, 'cash'],
        [payment, 'mistake'],
        [ride, 'cash'],
      ] as const) {
        const body = { payment: id, reason, back_by, request_key: randomUUID() };
        expect(await fixture.call('POST', '/desk/voids', editor, body)).toMatchObject({
          status: 400,
          extensions: { field: 'back_by' },
        });
      }
      await voidPayment(ride);
      expect(await more(day1)).toEqual({ online: 55, card: 490 });
      await sound();
    });

    test('Money online leaves the book once the provider has accepted the refund, on that day', async () => {
      const { payment, slot } = await payOnline();
      await must('POST', '/me/cancellations', rider, { slot });
      expect(await more(day1)).toEqual({ online: 55 });
      await at(day2);
      await sendRefunds();
      await sendRefunds();
      expect([await more(day1), await more(day2)]).toEqual([{ online: 55 }, { online: -55 }]);
      expect(payment).toBeGreaterThan(0);
      await sound();
    });

    test('20 of an online ride go back on day 3, then it is voided', async () => {
      const { payment } = await payOnline();
      await at(day3);
      await must('POST', '/desk/refunds', editor, { payment, amount: 20, reason });
      await sendRefunds();
      expect([await more(day1), await more(day3)]).toEqual([{ online: 55 }, { online: -20 }]);
      await voidPayment(payment);
      expect(await more(day3)).toEqual({ online: -20 });
      await sendRefunds();
      expect([await more(day1), await more(day3)]).toEqual([{ online: 55 }, { online: -55 }]);
      await sound();
    });

    test('A refund that is refused has not left; money that came too late is in the book until it goes back', async () => {
      const { payment } = await payOnline();
      await voidPayment(payment);
      await fixture.job.release();
      expect(await more(day1)).toEqual({});
      await at(day2);
      await sendRefunds(true);
      expect([await more(day1), await more(day2)]).toEqual([{}, { online: 55 }]);
      await sound();
    });

    test('Money that came too late is of its day, and goes back on the day on which it is accepted', async () => {
      const slot = await aSlot();
      const id = String((await must('POST', '/checkouts', rider, { slots: [slot] })).data['id']);
      await at(day1, '08:30');
      await fixture.job.release();
      await fixture.call('PATCH', `/items/Slot/${slot}`, fixture.other, { bookedBy: fixture.other.id });
      const taken = await logIn(fixture.park, fixture.other);
      await fixture.call('PATCH', `/items/Slot/${slot}`, taken, { bookedBy: fixture.other.id });
      provider.pay(id);
      await ring(id);
      expect(await more(day1)).toEqual({ online: 55 });
      await at(day2);
      await sendRefunds();
      expect([await more(day1), await more(day2)]).toEqual([{ online: 55 }, { online: -55 }]);
      await sound();
    });

    test('What was kept for a ride that was cancelled late stays, and leaves where an Editor gives it back', async () => {
      const { payment, slot } = await payOnline();
      fixture.park.clock.set(fixture.lastStart.subtract({ minutes: 120 }).toString());
      const late = fixture.park.clock.now().toZonedDateTimeISO('Europe/Warsaw').toPlainDate().toString();
      rider = { ...rider, ...(await logIn(fixture.park, rider)) };
      await must('POST', '/me/cancellations', rider, { slot });
      editor = { ...editor, ...(await logIn(fixture.park, editor)) };
      desk = { ...desk, ...(await logIn(fixture.park, desk)) };
      before[late] = await dayBook(fixture, late, desk);
      expect(await more(day1)).toEqual({ online: 55 });
      await must('POST', '/desk/refunds', editor, { payment, amount: 15, reason });
      await sendRefunds();
      expect([await more(day1), await more(late)]).toEqual([{ online: 55 }, { online: -15 }]);
      await sound();
    });

    test('Around the park’s midnight money is of the day by its clocks', async () => {
      await at(day1, '21:59');
      const payment = await payAtDesk('cash');
      await at(day1, '22:00');
      await voidPayment(payment, { back_by: 'cash' });
      expect([await more(day1), await more(day2)]).toEqual([{ cash: 55 }, { cash: -55 }]);
      await sound();
    });
  },
);
