import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { depth } from '../support/depth.ts';
import { engines } from '../support/engines.ts';
import { launchServer, type ServerProcess } from '../support/launch.ts';
import type { TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';
import { fakeShop } from '../support/providers/fake-shop.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

/** Every call by which the server talks to the provider between "pay" and "settled", and between "refund" and "done". */
const calls = [
  'POST /api/v1/transaction/register',
  'GET /api/v1/transaction/by/sessionId/',
  'PUT /api/v1/transaction/verify',
  'GET /api/v1/refund/by/orderId/',
  'POST /api/v1/transaction/refund',
];
/** The server dies when its call has arrived, or when it was carried out and not yet answered. */
const steps = calls.flatMap((call) => [
  { call, when: 'before' as const },
  { call, when: 'after' as const },
]);
/** The quick run takes the moments at which money moves. */
const tried = steps
  .toSorted((a, b) => Number(moves(b.call)) - Number(moves(a.call)))
  .slice(0, depth.paymentKills);

function moves(call: string): boolean {
  return call.endsWith('verify') || call.endsWith('transaction/refund');
}

describe.each(engines)('A server that dies amid paying online, on $name', (engine) => {
  let park: TestPark;
  let provider: FakePrzelewy24;
  let rider: Person;
  let env: Record<string, string>;
  let slots = 0;

  beforeAll(async () => {
    provider = new FakePrzelewy24();
    const url = await provider.listen();
    const secret = 'a secret for tests alone, 32 bytes or more';
    park = await engine.open();
    park.clock.set(systemClock.now().toString());
    await makeTracks(park);
    rider = await aPerson(park);
    const { merchantId, crc, apiKey } = fakeShop;
    env = {
      DATA_DIR: park.config.dataDir,
      DATABASE_URL: park.config.databaseUrl ?? '',
      SAMPLE: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      TOKEN_SECRET: secret,
      P24_MERCHANT_ID: String(merchantId),
      P24_CRC: crc,
      P24_API_KEY: apiKey,
      P24_URL: url,
    };
    const server = await launchServer(env);
    const admin = await aPerson(park, 'Admin');
    await call(server, 'PATCH', '/park', admin, { payments: { online: 'optional', afterNoShows: false } });
    await server.end('SIGTERM');
  }, 60_000);
  afterAll(() => provider.close());

  async function call(server: ServerProcess, method: string, path: string, who: Person, body?: object) {
    const headers = { ...who.headers, 'content-type': 'application/json' };
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await fetch(`${server.url}${path}`, init);
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    return { status: answer.status, data };
  }

  test.each(tried)(
    '$when $call: the books balance afterwards',
    async ({ call: at, when }) => {
      slots += 1;
      const start = systemClock.now().add({ hours: 200, minutes: 15 * slots });
      const slot = await makeSlot(park, start.toString());
      const victim = await launchServer(env);
      onTestFinished(async () => void (await victim.end('SIGKILL')));
      const killing = provider.killAt(at, when, () => victim.end('SIGKILL'));
      const begun = await call(victim, 'POST', '/checkouts', rider, { slots: [slot] }).catch(() => null);
      const id = await findCheckout(slot);
      if (begun) {
        provider.pay(id);
        const rung = await ring(victim, id).catch(() => null);
        if (rung) await call(victim, 'POST', '/me/cancellations', rider, { slot }).catch(() => null);
      }
      await killing;
      const survivor = await launchServer(env);
      onTestFinished(async () => void (await survivor.end('SIGKILL')));
      // Who comes after goes on: the rider looks, the provider rings, the job sees to what is left.
      if (provider.transactions.get(id)?.status === 0) provider.pay(id);
      if (provider.transactions.has(id)) await ring(survivor, id);
      await call(survivor, 'GET', `/checkouts/${id}`, rider);
      const held = await park.store.db
        .selectFrom('slot')
        .selectAll()
        .where('id', '=', slot)
        .executeTakeFirst();
      if (held?.payment_id != null) await call(survivor, 'POST', '/me/cancellations', rider, { slot });
      await expect
        .poll(() => refundOf(id), { timeout: 8_000 })
        .toBe(provider.transactions.has(id) ? 'sent' : null);
      provider.endRefunds();
      const isKnown = provider.transactions.has(id);
      if (isKnown) await ring(survivor, id, provider.refundNotice(refundIdOf(id), id, 0));
      // Where nobody could pay there is nothing to give back.
      expect([provider.transactions.get(id)?.refunds.length, await refundOf(id)]).toEqual(
        isKnown ? [1, 'done'] : [undefined, null],
      );
      const nowMs = systemClock.now().epochMilliseconds;
      expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
      expect(provider.refused).toEqual([]);
      // Where nobody could pay, the slot waits for its sweeper.
      await park.store.db
        .updateTable('slot')
        .set({ hold_until: nowMs - 1 })
        .where('hold_until', 'is not', null)
        .execute();
      await park.store.db
        .updateTable('checkout')
        .set({ expires_at: nowMs - 1 })
        .where('state', '=', 'open')
        .execute();
      await expect.poll(() => openCheckouts(), { timeout: 8_000 }).toBe(0);
    },
    60_000,
  );

  async function ring(server: ServerProcess, id: string, body = provider.notice(id)) {
    const headers = { 'content-type': 'application/json' };
    const url = `${server.url}/payments/notices/przelewy24`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    return answer;
  }

  function refundIdOf(id: string): string {
    return String(provider.transactions.get(id)?.refunds[0]?.requestId);
  }

  async function findCheckout(slot: number): Promise<string> {
    const { checkout_id } = await park.store.db
      .selectFrom('checkout_item')
      .select('checkout_id')
      .where('slot_id', '=', slot)
      .executeTakeFirstOrThrow();
    return checkout_id;
  }

  async function refundOf(id: string): Promise<string | null> {
    const row = await park.store.db
      .selectFrom('refund')
      .select('state')
      .where('checkout_id', '=', id)
      .executeTakeFirst();
    return row?.state ?? null;
  }

  async function openCheckouts(): Promise<number> {
    return (await park.store.db.selectFrom('checkout').select('id').where('state', '=', 'open').execute())
      .length;
  }
});
