import { numberedPaymentsCall } from '@cablepark/contract/payments';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { bothEngines } from '../../../test/support/engines.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

const range = 'from=2026-06-01&to=2026-08-31';

describe.each(bothEngines)('The file of payments adds up to the takings on $name', (engine) => {
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
  /** The cells of each line, by the names of their columns. */
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
  /** What is left, in PLN, of what the file has as valid. */
  const leftInFile = async () =>
    (await readFile())
      .filter((line) => line['Voided'] === '')
      .reduce((sum, line) => sum + Number(line['Amount (PLN)']) - Number(line['Given back (PLN)']), 0);
  const leftInTakings = async () =>
    (await call('GET', `/takings?${range}`, editor)).rows.reduce(
      (sum, { kind, amount }) => sum + (kind === 'moneyBack' ? -1 : 1) * Number(amount),
      0,
    );

  test('with what was voided, given back in part, cancelled in time, or late and kept', async () => {
    await aPaidSlot();
    const [voided, inPart, inTime] = [await aPaidSlot(), await aPaidSlot(), await aPaidSlot()];
    const late = await aPaidSlot();
    const reason = 'Wiatr';
    await call('POST', '/desk/voids', editor, { payment: voided.payment, reason });
    await call('POST', '/desk/refunds', editor, { payment: inPart.payment, amount: 20, reason });
    await call('POST', '/me/cancellations', fixture.rider, { slot: inTime.id });
    fixture.park.clock.set(fixture.lastStart.subtract({ minutes: 120 }).toString());
    const rider = { ...fixture.rider, ...(await logIn(fixture.park, fixture.rider)) };
    editor = { ...editor, ...(await logIn(fixture.park, editor)) };
    await call('POST', '/me/cancellations', rider, { slot: late.id });
    const lineOf = (await readFile()).find((line) => line['Payment no.'] === String(late.payment));
    expect(lineOf).toMatchObject({ Voided: '', Reason: expect.stringContaining('cancelled late') });
    expect(await leftInTakings()).toBe(3 * 55 - 20);
    expect(await leftInFile()).toBe(3 * 55 - 20);
  });

  test('with money that came too late, which is found by the provider’s number', async () => {
    const id = await aSlot();
    const checkout = await open(id);
    fixture.after(10);
    await fixture.job.release();
    await call('PATCH', `/items/Slot/${id}`, fixture.other, { bookedBy: fixture.other.id });
    const before = await leftInTakings();
    fixture.provider.pay(checkout);
    await ring(checkout);
    const { provider_ref: number } = await fixture.park.store.db
      .selectFrom('checkout')
      .select('provider_ref')
      .where('id', '=', checkout)
      .executeTakeFirstOrThrow();
    expect((await call('GET', `${numberedPaymentsCall}?number=${number}`, editor)).rows).toMatchObject([
      { id: null, kind: 'late', amount: 55, refunded: 55, slot: id, provider_number: number },
    ]);
    const lines = (await readFile()).filter((line) => line['Provider’s no.'] === number);
    expect(lines).toMatchObject([
      { 'Amount (PLN)': '55.00', 'Given back (PLN)': '55.00', For: expect.stringContaining('came too late') },
    ]);
    expect([await leftInTakings(), await leftInFile()]).toEqual([before, before]);
  });
});
