import { findRecordsCall } from '@cablepark/contract/payments/records';
import { leaves, type TakingsKind } from '@cablepark/domain/payments/takings';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { buyPass, offerPasses } from '../../../test/support/passes.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

const range = 'from=2026-06-01&to=2026-08-31';

describe.each(eitherEngine(import.meta.url))(
  'The file of payments adds up to the takings on $name',
  (engine) => {
    const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
    const { call, aSlot, open, ring, slot } = fixture;
    let editor: Person;

    beforeEach(async () => {
      editor = await aPerson(fixture.park, 'Editor');
    });

    async function aPaidSlot(): Promise<{ id: number; checkout: string; payment: number }> {
      const id = await aSlot();
      const checkout = await open(id);
      fixture.provider.pay(checkout);
      await ring(checkout);
      return { id, checkout, payment: Number((await slot(id))['payment']) };
    }
    /** The cells of each line, by column name. */
    async function readFile(): Promise<Record<string, string>[]> {
      const { body } = await fixture.app.inject({
        url: `/export/payments.csv?${range}&lang=en`,
        headers: editor.headers,
      });
      const [head = [], ...lines] = body
        .replace('\uFEFF', '')
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(';'));
      return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
    }
    const sumOfFile = async () =>
      (await readFile()).reduce((sum, line) => sum + Number(line['Amount (PLN)']), 0);
    const sumOfTakings = async () =>
      (await call('GET', `/takings?${range}`, editor)).rows
        .filter(({ method }) => method !== 'pass')
        .reduce((sum, { kind, amount }) => sum + (leaves(kind as TakingsKind) ? -1 : 1) * Number(amount), 0);
    const sums = async () => [await sumOfTakings(), await sumOfFile()];

    test('with what was voided, given back in part, cancelled in time, or late and kept', async () => {
      await aPaidSlot();
      const [voided, inPart, inTime] = [await aPaidSlot(), await aPaidSlot(), await aPaidSlot()];
      const late = await aPaidSlot();
      const reason = 'Wiatr';
      await call('POST', '/desk/voids', editor, { payment: voided.payment, reason });
      await call('POST', '/desk/refunds', editor, { payment: inPart.payment, amount: 20, reason });
      await call('POST', '/me/cancellations', fixture.rider, { slot: inTime.id });
      expect(await sums()).toEqual([5 * 55, 5 * 55]);
      // A refund counts once the provider has accepted it.
      await fixture.job.release();
      expect(await sums()).toEqual([3 * 55 - 20, 3 * 55 - 20]);
      fixture.park.clock.set(fixture.lastStart.subtract({ minutes: 120 }).toString());
      const rider = { ...fixture.rider, ...(await logIn(fixture.park, fixture.rider)) };
      editor = { ...editor, ...(await logIn(fixture.park, editor)) };
      await call('POST', '/me/cancellations', rider, { slot: late.id });
      expect(await sums()).toEqual([3 * 55 - 20, 3 * 55 - 20]);
    });

    test('with money that came too late, which is found by the provider’s number', async () => {
      const id = await aSlot();
      const checkout = await open(id);
      fixture.after(10);
      await fixture.job.release();
      await call('PATCH', `/items/Slot/${id}`, fixture.other, { bookedBy: fixture.other.id });
      const [before = 0] = await sums();
      fixture.provider.pay(checkout);
      await ring(checkout);
      expect(await sums()).toEqual([before + 55, before + 55]);
      await fixture.job.release();
      const { provider_ref: number } = await fixture.park.store.db
        .selectFrom('bill')
        .select('provider_ref')
        .where('id', '=', checkout)
        .executeTakeFirstOrThrow();
      const of = { id: null, slot: id, provider_number: number };
      expect((await call('GET', `${findRecordsCall.path}?number=${number}`, editor)).rows).toMatchObject([
        { ...of, kind: 'moneyBack', amount: -55 },
        { ...of, kind: 'late', amount: 55 },
      ]);
      const lines = (await readFile()).filter((line) => line['Provider’s no.'] === number);
      expect(lines).toMatchObject([
        { 'Amount (PLN)': '55.00', For: expect.stringContaining('came too late') },
        { 'Amount (PLN)': '-55.00', For: 'money back', Reason: 'the slot was gone when the money came' },
      ]);
      expect(await sums()).toEqual([before, before]);
    });

    test('with rides on passes in a column of their own, on the days on which the pass gave and got them back', async () => {
      const [before = 0] = await sums();
      await offerPasses(fixture.park);
      const pass = await buyPass(call, fixture.manager, fixture.rider);
      const [kept, back, paper] = [await aSlot(), await aSlot(), await aSlot()];
      for (const slot of [kept, back])
        await call('PATCH', `/items/Slot/${slot}`, fixture.rider, { bookedBy: fixture.rider.id, pass });
      await call('PATCH', `/items/Slot/${paper}`, fixture.rider, { bookedBy: fixture.rider.id });
      const { data } = await call('POST', '/items/Payment', fixture.manager, {
        slot: paper,
        method: 'pass',
        amount: 40,
      });
      const onPasses = async () =>
        (await readFile())
          .filter((line) => line['On a pass (PLN)'] !== '')
          .map((line) => [line['Date'], line['On a pass (PLN)'], line['For'], line['Amount (PLN)']]);
      expect(await onPasses()).toEqual([
        ['2026-07-01', '49.00', 'slot on a pass', ''],
        ['2026-07-01', '49.00', 'slot on a pass', ''],
        ['2026-07-01', '40.00', 'slot', ''],
      ]);
      fixture.park.clock.set('2026-07-02T08:00:00Z');
      const rider = { ...fixture.rider, ...(await logIn(fixture.park, fixture.rider)) };
      editor = { ...editor, ...(await logIn(fixture.park, editor)) };
      await call('POST', '/me/cancellations', rider, { slot: back });
      await call('POST', '/desk/voids', editor, { payment: data.id, reason: 'Pomyłka' });
      expect(await onPasses()).toEqual([
        ['2026-07-01', '49.00', 'slot on a pass', ''],
        ['2026-07-01', '49.00', 'slot on a pass', ''],
        ['2026-07-02', '-49.00', 'slot back on its pass', ''],
        ['2026-07-01', '40.00', 'slot', ''],
        ['2026-07-02', '-40.00', 'mistake at the desk', ''],
      ]);
      const { rows } = await call('GET', '/takings?from=2026-07-02&to=2026-07-02', editor);
      expect(rows.map(({ kind, method, amount, count }) => [kind, method, amount, count])).toEqual([
        ['reversal', 'pass', 40, 1],
        ['returned', 'pass', 49, 1],
      ]);
      expect(await sums()).toEqual([before + 490, before + 490]);
    });
  },
);
