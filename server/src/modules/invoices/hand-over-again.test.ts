import { listDraftsCall } from '@cablepark/contract/invoices/invoice-drafts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakeInfakt } from '../../../test/support/fake-invoices.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';
import { Infakt } from '../../invoice-services/infakt.ts';
import { type InvoiceService } from '../../invoice-services/service.ts';
import { findDraftBills } from './drafts.store.ts';
import { handOver } from './hand-over.ts';

const taxId = '5261040828';
const url = `${listDraftsCall.path}?from=2026-07-01&to=2026-07-31`;
const range = { from: Temporal.PlainDate.from('2026-07-01'), to: Temporal.PlainDate.from('2026-07-31') };

/** InFakt accepts a draft at once but creates it later, so a search does not find it in between. */
describe.each(eitherEngine(import.meta.url))('A draft that inFakt makes later, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const infakt = new FakeInfakt();
  let service: Infakt;

  beforeAll(async () => {
    service = new Infakt({ url: await infakt.listen(), apiKey: infakt.key });
  });
  afterAll(() => infakt.close());
  beforeEach(async () => {
    Object.assign(infakt.mood, { status: null, losesAnswers: false });
    infakt.documents.length = 0;
    infakt.accepted.length = 0;
    const { db } = fixture.park.store;
    await db.deleteFrom('invoice_draft').execute();
    await db.updateTable('bill').set({ tax_id: null }).execute();
    fixture.park.invoices = service;
  });

  /** Two slots that were paid online for a company. @returns their payments */
  async function aBill(): Promise<number[]> {
    const slots = [await fixture.aSlot(), await fixture.aSlot()];
    const { data } = await fixture.begin({ slots, tax_id: taxId });
    fixture.provider.pay(String(data['id']));
    await fixture.ring(String(data['id']));
    return (await bills()).at(-1)?.parts.flatMap(({ payment }) => payment ?? []) ?? [];
  }
  const bills = () => findDraftBills(fixture.park.store.db, range);
  const states = async () => (await bills()).map(({ draft }) => draft?.state ?? 'to-send');
  const press = () => handOver(fixture.park, fixture.manager, range);

  async function giveBack(payment: number): Promise<void> {
    const { db } = fixture.park.store;
    const { id: _id, ...sale } = await db
      .selectFrom('cash_entry')
      .selectAll()
      .where('payment_id', '=', payment)
      .executeTakeFirstOrThrow();
    const at = { created_at: fixture.park.clock.now().epochMilliseconds };
    const back = { ...sale, ...at, request_key: null, amount_cents: -5500, kind: 'back' as const, note: 'x' };
    await db.insertInto('cash_entry').values(back).execute();
  }

  /** A service during whose first draft something else happens. */
  function meanwhile(happen: () => Promise<unknown>): InvoiceService {
    let isFirst = true;
    return {
      name: service.name,
      makesLater: service.makesLater,
      find: (number) => service.find(number),
      async create(draft) {
        const created = await service.create(draft);
        if (isFirst) {
          isFirst = false;
          await happen();
        }
        return created;
      },
    };
  }

  test('is sent once by two desks, also where one has just sent it', async () => {
    await aBill();
    await aBill();
    fixture.park.invoices = meanwhile(press);
    await press();
    expect(infakt.accepted).toHaveLength(2);
    expect(await states()).toEqual(['accepted', 'accepted']);
  });

  test('is not sent again at once where the answer was lost', async () => {
    await aBill();
    infakt.mood.losesAnswers = true;
    await press();
    infakt.mood.losesAnswers = false;
    await press();
    expect([infakt.accepted.length, await states()]).toEqual([1, ['accepted']]);
    infakt.work();
    await press();
    expect(await states()).toEqual(['sent']);
  });

  test('is not sent again where the service did not answer when it was looked for', async () => {
    await aBill();
    await press();
    infakt.mood.status = 500;
    await press();
    expect((await bills()).map(({ draft }) => draft)).toMatchObject([
      { state: 'accepted', reason: 'unreachable' },
    ]);
    infakt.mood.status = null;
    await press();
    expect((await bills()).map(({ draft }) => draft)).toMatchObject([{ state: 'accepted', reason: null }]);
    expect(infakt.accepted).toHaveLength(1);
  });

  test('is sent again where the service lost it, however often it was looked for', async () => {
    await aBill();
    await press();
    infakt.accepted.length = 0;
    for (const minutes of [10, 14, 15]) {
      fixture.after(minutes);
      await press();
    }
    expect(infakt.accepted).toHaveLength(1);
  });

  test('is told apart from what is left where money goes back after it was handed over', async () => {
    const [part = 0, other = 0] = await aBill();
    fixture.after(1);
    await press();
    infakt.work();
    const changes = async () => {
      const { data } = await fixture.call('GET', url, await fixture.again(fixture.manager));
      const rows = data['drafts'] as Record<string, unknown>[];
      return rows.map(({ state, amount, sent_amount }) => [state, amount, sent_amount]);
    };
    expect(await changes()).toEqual([['accepted', 110, null]]);
    fixture.after(2);
    await giveBack(part);
    expect(await changes()).toEqual([['accepted', 55, 110]]);
    await press();
    await giveBack(other);
    expect(await changes()).toEqual([['sent', 0, 110]]);
  });

  test('does not keep the rest of a month waiting: what was never sent goes first', async () => {
    for (let number = 0; number < 21; number += 1) await aBill();
    await press();
    expect(infakt.accepted).toHaveLength(20);
    await press();
    expect(infakt.accepted).toHaveLength(21);
    expect(new Set(await states())).toEqual(new Set(['accepted']));
  });

  test('has no money that went back while the draft before was sent', async () => {
    await aBill();
    const [part = 0] = await aBill();
    const whole = await aBill();
    fixture.park.invoices = meanwhile(async () => {
      for (const payment of [part, ...whole]) await giveBack(payment);
    });
    await press();
    expect(infakt.accepted.map(({ body }) => body['services'])).toMatchObject([{ length: 2 }, { length: 1 }]);
    expect(await states()).toEqual(['accepted', 'accepted', 'to-send']);
  });
});
