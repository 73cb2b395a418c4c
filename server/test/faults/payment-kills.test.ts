import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { selectSlots } from '../../src/modules/slots/rows/index.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { putHold } from '../support/bookings.ts';
import { checkoutFixtures } from '../support/checkout-fixture.ts';
import { depth } from '../support/depth.ts';
import { launchServer, type ServerProcess } from '../support/launch.ts';
import type { TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import type { Rung } from '../support/providers/fake-provider.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

/** Every call by which the server talks to a provider between "pay" and "settled", and between "refund" and "done"; those that move money first. */
const calls = {
  przelewy24: [
    'PUT /api/v1/transaction/verify',
    'POST /api/v1/transaction/refund',
    'POST /api/v1/transaction/register',
    'GET /api/v1/transaction/by/sessionId/',
    'GET /api/v1/refund/by/orderId/',
  ],
  stripe: ['GET /v1/checkout/sessions/', 'POST /v1/refunds', 'POST /v1/checkout/sessions', 'GET /v1/refunds'],
};
/**
 * The server dies when its call was carried out and is not yet answered, or when it has arrived. The quick run takes the first: a payment
 * that was taken.
 */
const stepsOf = (provider: keyof typeof calls) =>
  (['after', 'before'] as const)
    .flatMap((when) => calls[provider].map((call) => ({ call, when })))
    .slice(0, depth.paymentKills);
const cases = checkoutFixtures.map((fixture) => ({ ...fixture, tried: stepsOf(new fixture.Fake().name) }));

describe.each(cases)('A server that dies amid paying online, $by', ({ engine, Fake, tried }) => {
  let park: TestPark;
  const provider = new Fake();
  let rider: Person;
  let env: Record<string, string>;
  let slots = 0;

  beforeAll(async () => {
    await provider.listen();
    const secret = 'a secret for tests alone, 32 bytes or more';
    park = await engine.open();
    park.clock.set(systemClock.now().toString());
    await makeTracks(park);
    rider = await aPerson(park);
    env = {
      DATA_DIR: park.config.dataDir,
      DATABASE_URL: park.config.databaseUrl ?? '',
      SAMPLE: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      TOKEN_SECRET: secret,
      ...provider.settings(),
    };
    const server = await launchServer(env);
    const admin = await aPerson(park, 'Admin');
    await call(server, 'PATCH', '/park', admin, { payments: { online: 'optional', afterNoShows: false } });
    await server.end('SIGTERM');
  }, 120_000);
  afterAll(() => provider.close());

  async function call(
    server: ServerProcess,
    method: string,
    path: string,
    who: Person,
    { key, ...body }: { key?: string; [field: string]: unknown } = {},
  ) {
    const headers = {
      ...who.headers,
      'content-type': 'application/json',
      ...(method === 'POST' ? { 'idempotency-key': key ?? randomUUID() } : {}),
    };
    const init = { method, headers, ...(method === 'GET' ? {} : { body: JSON.stringify(body) }) };
    const answer = await fetch(`${server.url}${path}`, init);
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    return { status: answer.status, data };
  }

  test('The list of calls is whole: nobody dies, and these are all that were made', async () => {
    slots += 1;
    const start = systemClock.now().add({ hours: 200, minutes: 15 * slots });
    const slot = await makeSlot(park, start.toString());
    const server = await launchServer(env);
    onTestFinished(async () => void (await server.end('SIGKILL')));
    const from = provider.calls.length;
    await call(server, 'POST', '/checkouts', rider, { slots: [slot], key: `of slot ${slot}` });
    const id = await findBill(slot);
    provider.pay(id);
    await ring(server, id);
    await call(server, 'POST', '/me/cancellations', rider, { slot });
    await expect.poll(() => refundOf(id), { timeout: 8_000 }).toBe('sent');
    provider.endRefunds();
    await ring(server, id, provider.refundRung(id));
    const known = calls[provider.name];
    const made = provider.calls.slice(from).map((one) => known.find((each) => one.startsWith(each)) ?? one);
    expect([...new Set(made)].toSorted()).toEqual(known.toSorted());
    expect(await booksOf(id)).toEqual({ ours: 0, theirs: 0 });
  }, 120_000);

  test.each(tried)(
    '$when $call: the books balance afterwards',
    async ({ call: at, when }) => {
      slots += 1;
      const start = systemClock.now().add({ hours: 200, minutes: 15 * slots });
      const slot = await makeSlot(park, start.toString());
      const victim = await launchServer(env);
      onTestFinished(async () => void (await victim.end('SIGKILL')));
      const killing = provider.killAt(at, when, () => victim.end('SIGKILL'));
      const asked = { slots: [slot], key: `of slot ${slot}` };
      const begun = await call(victim, 'POST', '/checkouts', rider, asked).catch(() => null);
      const id = await findBill(slot);
      if (begun) {
        provider.pay(id);
        const rung = await ring(victim, id).catch(() => null);
        if (rung) await call(victim, 'POST', '/me/cancellations', rider, { slot }).catch(() => null);
      }
      await killing;
      await loseClaims();
      const survivor = await launchServer(env);
      onTestFinished(async () => void (await survivor.end('SIGKILL')));
      // Who comes after goes on: the rider's phone asks again and looks, the provider rings, the job sees to what is left.
      const isKnown = provider.isPaid(id) !== null;
      if (isKnown) await call(survivor, 'POST', '/checkouts', rider, asked);
      if (provider.isPaid(id) === false) provider.pay(id);
      if (isKnown) await ring(survivor, id);
      await call(survivor, 'GET', `/checkouts/${id}`, rider);
      const held = await selectSlots(park.store.db).where('slot.id', '=', slot).executeTakeFirst();
      // Also while the rider keeps the slot what is in our books is what lies there.
      const isKept = held?.payment_id != null;
      const full = { ours: 5500, theirs: 5500 };
      expect(isKept ? await booksOf(id) : full).toEqual(full);
      if (isKept) await call(survivor, 'POST', '/me/cancellations', rider, { slot });
      await expect.poll(() => refundOf(id), { timeout: 8_000 }).toBe(isKnown ? 'sent' : null);
      provider.endRefunds();
      if (isKnown) await ring(survivor, id, provider.refundRung(id));
      // Where nobody could pay there is nothing to give back.
      expect([provider.refundsOf(id).length, await refundOf(id)]).toEqual(isKnown ? [1, 'done'] : [0, null]);
      expect(await booksOf(id)).toEqual({ ours: 0, theirs: 0 });
      const nowMs = systemClock.now().epochMilliseconds;
      expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
      expect(provider.refused).toEqual([]);
      // Where nobody could pay, the slot waits for its sweeper.
      const waiting = await park.store.db
        .selectFrom('booking')
        .select('slot_id as id')
        .where('state', '=', 'held')
        .execute();
      await putHold(
        park.store.db,
        waiting.map((each) => each.id),
        nowMs - 1,
      );
      await park.store.db
        .updateTable('bill')
        .set({ expires_at: nowMs - 1 })
        .where('state', '=', 'open')
        .execute();
      await expect.poll(() => openCheckouts(), { timeout: 8_000 }).toBe(0);
    },
    60_000,
  );

  /** What the dead server had in its hands is anybody's: its half minute goes by. */
  async function loseClaims(): Promise<void> {
    await park.store.db
      .updateTable('refund')
      .set({ claimed_until: systemClock.now().epochMilliseconds - 1 })
      .where('claimed_until', 'is not', null)
      .execute();
  }

  async function ring(server: ServerProcess, id: string, { headers, body }: Rung = provider.rung(id)) {
    const sent = { 'content-type': 'application/json', ...headers };
    const url = `${server.url}/payments/notices/${provider.name}`;
    const answer = await fetch(url, { method: 'POST', headers: sent, body });
    expect(answer.status).toBe(200);
    return answer;
  }

  async function findBill(slot: number): Promise<string> {
    const { bill_id } = await park.store.db
      .selectFrom('bill_line')
      .innerJoin('booking', 'booking.id', 'bill_line.booking_id')
      .select('bill_line.bill_id')
      .where('booking.slot_id', '=', slot)
      .executeTakeFirstOrThrow();
    return bill_id;
  }

  /** Grosze of a checkout that nobody gives back: by our books, and where they lie. */
  async function booksOf(id: string): Promise<{ ours: number; theirs: number }> {
    const { db } = park.store;
    const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    const of = (table: 'payment' | 'refund') =>
      db.selectFrom(table).select('amount_cents as amount').where('bill_id', '=', id).execute();
    const paid = provider.isConfirmed(id) || provider.refundsOf(id).length > 0 ? 5500 : 0;
    return {
      ours: sum(await of('payment')) - sum(await of('refund')),
      theirs: paid - sum(provider.refundsOf(id)),
    };
  }

  async function refundOf(id: string): Promise<string | null> {
    const row = await park.store.db
      .selectFrom('refund')
      .select('state')
      .where('bill_id', '=', id)
      .executeTakeFirst();
    return row?.state ?? null;
  }

  async function openCheckouts(): Promise<number> {
    return (await park.store.db.selectFrom('bill').select('id').where('state', '=', 'open').execute()).length;
  }
});
