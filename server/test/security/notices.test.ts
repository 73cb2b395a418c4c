import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../support/checkout-fixture.ts';
import { sqliteEngine } from '../support/engines.ts';
import { everything } from '../support/everything.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';

describe('Whoever rings as if they were the provider', () => {
  const fixture = new CheckoutFixture(sqliteEngine, new FakePrzelewy24());
  const { call, aSlot, open, read, slot, sound } = fixture;
  const ring = (id: string, body = '') => fixture.ring(id, { headers: {}, body });
  const rows = () => everything(fixture.park.store.db);

  test('changes nothing by what nobody has signed, whatever it is', async () => {
    const id = await open(await aSlot());
    const right = fixture.provider.notice(id);
    const sent = JSON.parse(right) as Record<string, unknown>;
    const bodies = [
      '',
      'null',
      '[]',
      '"x"',
      '{}',
      `[${right}]`,
      right.slice(0, -1),
      JSON.stringify({ ...sent, sign: null }),
      JSON.stringify({ ...sent, sign: [sent['sign']] }),
      JSON.stringify({ ...sent, sign: '' }),
      JSON.stringify({ ...sent, sign: String(sent['sign']).toUpperCase() }),
      JSON.stringify({ ...sent, amount: String(sent['amount']) }),
      JSON.stringify({ ...sent, amount: 1 }),
      JSON.stringify({ ...sent, sessionId: randomUUID() }),
      fixture.provider.notice(id, { merchantId: 999 }),
      fixture.provider.notice(id, {}, ''),
      fixture.provider.refundNotice('0'.repeat(31), id, 0),
      fixture.provider.refundNotice('../../../../etc/passwd', id, 0),
      JSON.stringify({ ...JSON.parse(fixture.provider.refundNotice('0'.repeat(32), id, 0)), status: 1 }),
      `{"__proto__":${right}}`,
      `{"constructor":{"prototype":${right}}}`,
    ];
    const before = await rows();
    for (const body of bodies) {
      const { statusCode, body: told } = await ring(id, body);
      expect({ body, statusCode, tells: told.includes(id) }).toEqual({ body, statusCode: 400, tells: false });
    }
    expect(await rows()).toEqual(before);
    expect((await ring(id, `{"x":"${'x'.repeat(70_000)}"}`)).statusCode).toBe(413);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const elsewhere = (provider: string, payload = right) =>
      fixture.app.inject({ method: 'POST', url: `/payments/notices/${provider}`, headers: form, payload });
    for (const provider of ['stripe', 'x', '%2e%2e', '__proto__'])
      expect((await elsewhere(provider)).statusCode).toBeGreaterThanOrEqual(400);
    // What is signed rings, in whatever kind of letter.
    expect((await elsewhere('przelewy24')).statusCode).toBe(200);
    expect(await rows()).toEqual(before);
  });

  test('has what was bought once by the same notice again and again: paid, given back, after its time', async () => {
    const [kept, back] = [await aSlot(), await aSlot()];
    const ids = [await open(kept), await open(back)] as const;
    const notices = ids.map((id) => {
      fixture.provider.pay(id);
      return fixture.provider.notice(id);
    });
    const ringAll = async () => {
      for (const [at, id] of ids.entries())
        for (let times = 0; times < 3; times += 1) expect((await ring(id, notices[at])).statusCode).toBe(200);
    };
    await ringAll();
    expect((await call('POST', '/me/cancellations', fixture.rider, { slot: back })).status).toBe(200);
    await fixture.job.release();
    fixture.provider.endRefunds();
    await fixture.job.reconcile();
    await call('PATCH', `/items/Slot/${back}`, fixture.other, { bookedBy: fixture.other.id });
    const before = await rows();
    await ringAll();
    fixture.after(60);
    await ringAll();
    const [refund] = fixture.provider.transactions.get(ids[1])?.refunds ?? [];
    for (const status of [0, 1] as const)
      await ring(ids[1], fixture.provider.refundNotice(String(refund?.requestId), ids[1], status));
    expect(await rows()).toEqual(before);
    expect(fixture.provider.transactions.get(ids[1])?.refunds).toHaveLength(1);
    fixture.after(0);
    expect([(await read(ids[0]))['status'], (await slot(kept))['payment']]).toEqual([
      'paid',
      expect.any(Number),
    ]);
    expect((await slot(back))['bookedBy']).toBe(fixture.other.id);
    await sound();
  });

  test('sends no rider elsewhere: where they come back to is the park’s own address alone', async () => {
    const taken = await aSlot();
    const elsewhere = 'https://evil.example';
    const { statusCode } = await fixture.app.inject({
      method: 'POST',
      url: `/checkouts?returnUrl=${elsewhere}&urlReturn=${elsewhere}`,
      headers: {
        ...fixture.rider.headers,
        'idempotency-key': 'elsewhere',
        host: 'evil.example',
        origin: elsewhere,
        referer: `${elsewhere}/`,
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example;proto=https',
      },
      payload: { slots: [taken] },
    });
    expect([200, 403]).toContain(statusCode);
    const id = await open(taken);
    const { urlReturn, urlStatus } = fixture.provider.transactions.get(id) ?? {};
    expect([urlReturn, urlStatus]).toEqual([
      `https://park.example/pay/${id}`,
      'https://park.example/payments/notices/przelewy24',
    ]);
    expect(JSON.stringify([...fixture.provider.transactions.values()])).not.toContain('evil.example');
    for (const key of ['returnUrl', 'urlReturn', 'url', 'noticeUrl']) {
      const { status } = await call('POST', '/checkouts', fixture.rider, {
        slots: [taken],
        [key]: elsewhere,
      });
      expect(status).toBe(400);
    }
    const url = String((await read(id))['url']);
    expect(new URL(url).origin).toBe(new URL(fixture.provider.url).origin);
  });
});
