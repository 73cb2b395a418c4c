import { handOverCall, listDraftsCall } from '@cablepark/contract/invoices/invoice-drafts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakeFakturownia, FakeInfakt } from '../../../test/support/fake-invoices.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { Fakturownia } from '../../invoice-services/fakturownia.ts';
import { Infakt } from '../../invoice-services/infakt.ts';

const taxId = '5261040828';
const days = { from: '2026-07-01', to: '2026-07-31' };

describe.each(eitherEngine(import.meta.url))('Handing drafts of invoices over on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, aSlot } = fixture;
  const fakturownia = new FakeFakturownia();
  const infakt = new FakeInfakt();
  let urls = { fakturownia: '', infakt: '' };

  beforeAll(async () => {
    urls = { fakturownia: await fakturownia.listen(), infakt: await infakt.listen() };
  });
  afterAll(() => {
    fakturownia.close();
    infakt.close();
  });
  beforeEach(async () => {
    for (const fake of [fakturownia, infakt]) {
      Object.assign(fake.mood, { status: null, body: null, losesAnswers: false, refuses: null });
      fake.documents.length = 0;
      fake.calls.length = 0;
    }
    infakt.accepted.length = 0;
    const { db } = fixture.park.store;
    await db.deleteFrom('invoice_draft').execute();
    await db.updateTable('bill').set({ tax_id: null }).execute();
    fixture.park.invoices = new Fakturownia({ url: urls.fakturownia, token: fakturownia.key });
  });

  /** A bill of two slots that is paid online, with a tax number by default. */
  const aBill = async (tax_id: string | null = taxId) => {
    const slots = [await aSlot(), await aSlot()];
    const body = { slots, ...(tax_id === null ? {} : { tax_id }) };
    const { data } = await fixture.begin(body);
    const id = String(data['id']);
    fixture.provider.pay(id);
    await fixture.ring(id);
    const rows = await fixture.park.store.db
      .selectFrom('payment')
      .select('id')
      .where('bill_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.id);
  };
  const handOver = (body: object = days) => call('POST', handOverCall.path, fixture.manager, body);
  const drafts = async () => {
    const { data } = await call(
      'GET',
      `${listDraftsCall.path}?from=${days.from}&to=${days.to}`,
      fixture.manager,
    );
    return (data['drafts'] as Record<string, unknown>[]).map(({ number, state, document, reason }) => ({
      number,
      state,
      document,
      reason,
    }));
  };

  test('A bill with a tax number goes there once, as a draft of what is left of its money', async () => {
    const payments = await aBill();
    await aBill(null);
    const number = await numberOf(payments);
    expect(await drafts()).toEqual([{ number, state: 'to-send', document: null, reason: null }]);
    const sent = { number, state: 'sent', document: '1000', reason: null };
    expect((await handOver()).data['drafts']).toMatchObject([
      { ...sent, tax_id: taxId, amount: 110, payments },
    ]);
    expect(fakturownia.documents.map(({ body }) => body)).toMatchObject([
      {
        kind: 'proforma',
        oid: number,
        buyer_tax_no: taxId,
        positions: [
          { name: 'Wakeboard, slot', total_price_gross: 55, tax: 23 },
          { name: 'Wakeboard, slot', total_price_gross: 55, tax: 23 },
        ],
      },
    ]);
    // The request does not contain the rider's name.
    expect(JSON.stringify(fakturownia.documents)).not.toContain('User');
    await handOver();
    expect([fakturownia.documents.length, await drafts()]).toEqual([1, [sent]]);
    expect(fakturownia.calls).toEqual(['GET /invoices.json', 'POST /invoices.json']);
  });

  test('A lost answer is looked for at the next try, and makes no second', async () => {
    await aBill();
    fakturownia.mood.losesAnswers = true;
    await handOver();
    expect(await drafts()).toMatchObject([{ state: 'to-send', document: null, reason: 'unreachable' }]);
    fakturownia.mood.losesAnswers = false;
    await handOver();
    expect(await drafts()).toMatchObject([{ state: 'sent', document: '1000', reason: null }]);
    expect(fakturownia.documents).toHaveLength(1);
  });

  test('Two desks at once make one draft', async () => {
    await aBill();
    await Promise.all([handOver(), handOver(), handOver()]);
    expect(fakturownia.documents).toHaveLength(1);
    expect(await drafts()).toMatchObject([{ state: 'sent' }]);
  });

  test.each([
    ['a key that it does not know', { status: 401 }, 'to-send', 'key'],
    ['too many calls', { status: 429 }, 'to-send', 'busy'],
    ['a failure of its own', { status: 500 }, 'to-send', 'unreachable'],
    ['a page', { body: '<html>' }, 'to-send', 'unreachable'],
    ['another form', { body: '{"invoices":[]}' }, 'to-send', 'unreachable'],
  ])(
    'Where the service answers with %s, all drafts wait and nothing more is asked',
    async (_name, mood, state, reason) => {
      await aBill();
      await aBill();
      Object.assign(fakturownia.mood, mood);
      expect((await handOver()).status).toBe(200);
      expect(await drafts()).toMatchObject([
        { state, reason },
        { state: 'to-send', reason: null },
      ]);
      expect(fakturownia.calls).toEqual(['GET /invoices.json']);
      Object.assign(fakturownia.mood, { status: null, body: null });
      await handOver();
      expect(await drafts()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    },
  );

  test('A refused draft keeps the reason, and does not stop the others', async () => {
    const number = await numberOf(await aBill());
    await aBill();
    fakturownia.mood.refuses = number;
    await handOver();
    expect(await drafts()).toMatchObject([
      { state: 'refused', reason: expect.stringContaining('Nieprawidłowy NIP') },
      { state: 'sent', reason: null },
    ]);
  });

  test('inFakt accepts a draft first, and is not sent it again while it makes it', async () => {
    fixture.park.invoices = new Infakt({ url: urls.infakt, apiKey: infakt.key });
    const number = await numberOf(await aBill());
    await handOver();
    await handOver();
    expect(await drafts()).toMatchObject([{ state: 'accepted', document: null }]);
    expect(infakt.accepted.map(({ body }) => body)).toMatchObject([
      {
        number,
        check_duplicate_number: true,
        status: 'draft',
        client_tax_code: taxId,
        services: [{ gross_price: 5500, tax_symbol: '23' }, { gross_price: 5500 }],
      },
    ]);
    infakt.work();
    await handOver();
    expect(await drafts()).toMatchObject([{ state: 'sent', document: 'uuid-0' }]);
    expect(infakt.calls.filter((asked) => asked.startsWith('POST'))).toHaveLength(1);
  });

  test('A bill of the desk goes there with its rides and what the price list sells, whatever the methods', async () => {
    const slot = await aSlot();
    await call('PATCH', `/items/Slot/${slot}`, fixture.rider, { bookedBy: fixture.rider.id });
    const lines = [{ slot }, { item: 'board', count: 1 }];
    const parts = [
      { method: 'cash', amount: 20 },
      { method: 'card', amount: 45 },
    ];
    const body = { lines, parts, tax_id: taxId };
    const { status } = await call('POST', '/desk/bills', fixture.manager, body);
    expect(status).toBe(200);
    expect((await handOver()).data['drafts']).toMatchObject([{ state: 'sent', amount: 65 }]);
    expect(fakturownia.documents[0]?.body).toMatchObject({
      payment_type: 'cash',
      positions: [{ total_price_gross: 55 }, { total_price_gross: 10 }],
    });
  });

  test('A bill whose method was corrected goes there once, with the right method', async () => {
    const slot = await aSlot();
    await call('PATCH', `/items/Slot/${slot}`, fixture.rider, { bookedBy: fixture.rider.id });
    const lines = [{ slot }, { item: 'board', count: 1 }];
    const body = { lines, parts: [{ method: 'cash', amount: 65 }], tax_id: taxId };
    await call('POST', '/desk/bills', fixture.manager, body);
    const { data } = await call('GET', `/items/Slot/${slot}`, fixture.manager);
    const right = { payment: data['payment'], method: 'card' };
    expect((await call('POST', '/desk/corrections/method', fixture.manager, right)).status).toBe(200);
    expect((await handOver()).data['drafts']).toMatchObject([{ state: 'sent', amount: 65 }]);
    expect(fakturownia.documents[0]?.body).toMatchObject({ payment_type: 'card' });
    expect(fakturownia.documents[0]?.body['positions']).toHaveLength(2);
  });

  test('Money that came too late for a slot is no invoice while it waits to go back', async () => {
    const { provider } = fixture;
    const slots = [await aSlot(), await aSlot()];
    const id = String((await fixture.begin({ slots, tax_id: taxId })).data['id']);
    provider.beginPaying();
    fixture.after(10);
    await fixture.job.release();
    fixture.after(0);
    const taken = { bookedBy: fixture.other.id };
    await call('PATCH', `/items/Slot/${slots[0]}`, fixture.other, taken);
    provider.pay(id);
    await fixture.ring(id);
    provider.mood.refusesRefunds = true;
    await fixture.job.reconcile();
    provider.endRefunds();
    await fixture.job.reconcile();
    expect(await drafts()).toMatchObject([{ state: 'to-send' }]);
    expect((await handOver()).data['drafts']).toMatchObject([{ state: 'sent', amount: 55 }]);
    expect(fakturownia.documents[0]?.body['positions']).toMatchObject([{ total_price_gross: 55 }]);
  });

  test('Money that has gone back is no invoice, and without a service nothing is handed over', async () => {
    const [first] = await aBill();
    await fixture.park.store.db
      .insertInto('cash_entry')
      .values({ ...(await entryOf(first ?? 0)), amount_cents: -5500, kind: 'back', note: 'x' })
      .execute();
    await handOver();
    expect(fakturownia.documents[0]?.body['positions']).toHaveLength(1);
    fixture.park.invoices = null;
    expect(await handOver()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  async function numberOf([payment = 0]: number[]): Promise<string> {
    const { id } = await fixture.park.store.db
      .selectFrom('cash_entry')
      .select('id')
      .where('payment_id', '=', payment)
      .executeTakeFirstOrThrow();
    return `CP-${id}`;
  }

  async function entryOf(payment: number) {
    const {
      id: _id,
      request_key: _key,
      ...entry
    } = await fixture.park.store.db
      .selectFrom('cash_entry')
      .selectAll()
      .where('payment_id', '=', payment)
      .executeTakeFirstOrThrow();
    return entry;
  }
});
