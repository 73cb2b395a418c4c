import { describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openLog } from '../../src/http/log.ts';
import { startCheckoutJob } from '../../src/modules/bills/index.ts';
import { Przelewy24 } from '../../src/payment-providers/przelewy24/przelewy24.ts';
import { callerOf } from '../support/call.ts';
import { CheckoutFixture } from '../support/checkout-fixture.ts';
import { atEnd } from '../support/cleanup.ts';
import { sqliteEngine } from '../support/engines.ts';
import { buyPass, makePass, offerPasses, passRow } from '../support/passes.ts';
import { FakePrzelewy24, fakeShop } from '../support/providers/fake-przelewy24.ts';

describe('Whoever reads the log of a park that takes money online', () => {
  const fixture = new CheckoutFixture(sqliteEngine, new FakePrzelewy24());
  const { aSlot, after } = fixture;

  /** The same park as an operator would look into it who wants to know everything. */
  async function openTalkative() {
    let text = '';
    const log = openLog({ write: (line: string) => void (text += line) });
    log.level = 'trace';
    const park = Object.assign(Object.create(fixture.park) as typeof fixture.park, { log });
    const app = await buildApp(park, log);
    atEnd(() => app.close());
    const job = startCheckoutJob(park, { isTimed: false });
    return { park, job, call: callerOf(app), app, logged: () => text };
  }

  test('finds neither secrets of the shop nor riders, codes or keys, at any level, whatever goes wrong', async () => {
    const { park, job, call, app, logged } = await openTalkative();
    const { db } = park.store;
    const ring = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/payments/notices/przelewy24',
        payload,
        headers: {
          'content-type': 'application/json',
        },
      });
    const begin = async (slot: number) =>
      (await call('POST', '/checkouts', fixture.rider, { slots: [slot], tax_id: '1234563218' })).data;
    await offerPasses(park, { shared: true });

    // Money comes, goes wrong, and back.
    const [first, second] = [
      String((await begin(await aSlot()))['id']),
      String((await begin(await aSlot()))['id']),
    ];
    fixture.provider.pay(first);
    fixture.provider.pay(second, { amount: 1 });
    await ring(fixture.provider.notice(first, {}, 'another crc'));
    await db.schema.alterTable('payment').renameTo('payment_away').execute();
    const broken = await ring(fixture.provider.notice(first));
    await db.schema.alterTable('payment_away').renameTo('payment').execute();
    expect(broken.statusCode).toBe(500);
    for (const id of [first, second]) await ring(fixture.provider.notice(id));
    await ring(fixture.provider.refundNotice('0'.repeat(32), first, 0));
    await begin(await aSlot());
    // The provider answers with nothing, nonsense, or that it does not know us.
    const url = fixture.provider.url;
    const wrong = new Przelewy24({ ...fakeShop, url, apiKey: 'a wrong key' });
    park.payments = wrong;
    expect((await call('POST', '/checkouts', fixture.rider, { pass_kind: passRow })).status).toBe(503);
    after(2);
    for (const payments of [wrong, new Przelewy24({ ...fakeShop, url: 'http://127.0.0.1:9' })]) {
      park.payments = payments;
      await job.reconcile();
    }
    park.payments = new Przelewy24({ ...fakeShop, url });
    fixture.provider.mood.isBroken = true;
    await job.reconcile();
    after(20);
    await job.release();
    fixture.provider.mood.isBroken = false;
    await job.reconcile();

    // Passes are bought, given, shared, guessed.
    after(0);
    const present = await buyPass(call, fixture.manager, null);
    const { pass } = await makePass(park, fixture.rider, { shared: true });
    const link = await call('POST', `/me/passes/${pass}/link`, fixture.rider);
    const key = String(link.data['url']).split('#')[1];
    const codes = await db.selectFrom('pass').select('code').where('id', 'in', [present, pass]).execute();
    await call('POST', '/me/passes/joined', fixture.other, { key });
    await call('POST', '/me/passes/joined', fixture.other, { key: `${key}x` });
    for (const { code } of codes) {
      await call('POST', '/me/passes/taken', fixture.other, { code });
      await call('GET', `/items/Pass?filter[code]=${code}&fields=code`, fixture.manager);
    }

    const { crc, apiKey, posId } = fakeShop;
    const tokens = [...fixture.provider.transactions.values()].map(({ token }) => token);
    const people = [fixture.rider, fixture.other, fixture.manager];
    const secrets = [
      crc,
      apiKey,
      'a wrong key',
      Buffer.from(`${posId}:${apiKey}`).toString('base64'),
      '1234563218',
      ...tokens,
      ...people.map(({ headers }) => headers.authorization.slice('Bearer '.length)),
      ...people.map(({ id }) => `${id}@example.com`),
      String(key),
      ...codes.map(({ code }) => code),
    ];
    expect(secrets.filter((secret) => secret.length < 10 || logged().includes(secret))).toEqual([]);
    const levels = logged()
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { level: string }).level);
    expect(levels).toEqual(expect.arrayContaining(['info', 'warn', 'error']));
    for (const why of ['answered with 401', 'TypeError', 'answered with 502'])
      expect(logged()).toContain(why);
  });
});
