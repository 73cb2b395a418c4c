import { defaultZone } from '@cablepark/domain/time/park-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/db/open-store.ts';
import type { Store } from '../../src/db/store.ts';
import { atEnd } from '../support/cleanup.ts';
import { depth } from '../support/depth.ts';
import { eitherEngine } from '../support/engines.ts';
import { startServer } from '../support/process.ts';
import { tillFaults } from '../support/till.ts';
import { call, makeRiders, type Rider } from './riders.ts';
import { makeSeason } from './season.ts';

const crashes = depth.deskCrashes;
const desksAtOnce = 6;
/** The servers are killed once so many calls have been answered. */
const answersBeforeKill = 150;
const lap = 5;

type Environment = Record<string, string>;

describe.each(eitherEngine(import.meta.url))('$name', (engine) => {
  let env: Environment;
  let store: Store;
  let slots: number[];

  beforeAll(async () => {
    env = { ...(await engine.environment()), TOKEN_SECRET: 'the secret outlives the crash of a server' };
    store = await openStore({
      databaseUrl: env['DATABASE_URL'] || null,
      dataDir: env['DATA_DIR'] ?? '',
      zone: defaultZone,
    });
    atEnd(() => store.close());
    slots = await makeSeason(store.db, 2000);
  });

  test(`After kill -9 amid payments, moves, voids and deletions the till is right (${crashes} times)`, async () => {
    const desks = await makeDesks(env, store);
    for (let crash = 0; crash < crashes; crash += 1) {
      const paid = await workUntilKilled(env, desks, slots);
      const restarted = await startServer(env);
      expect(await tillFaults(store.db)).toEqual([]);
      const kept = await store.db.selectFrom('payment').select('id').where('id', 'in', paid).execute();
      expect(kept).toHaveLength(paid.length);
      expect(await restarted.end('SIGTERM')).toBe(0);
    }
    // What was killed was killed amid everything a desk does.
    const done = await store.db.selectFrom('audit').select('action').distinct().execute();
    expect(done.map(({ action }) => action).toSorted()).toEqual([
      'payment.create',
      'payment.void',
      'slot.delete',
      'slot.move',
    ]);
  }, 600_000);
});

async function makeDesks(env: Environment, { db }: Store): Promise<Rider[]> {
  const server = await startServer(env);
  const desks = await makeRiders(server.url, desksAtOnce);
  await db.updateTable('account').set({ role: 'Editor' }).execute();
  await server.end('SIGTERM');
  return desks;
}

/** Each desk books, pays, moves, voids and deletes on slots of its own. @returns the payments that were answered */
async function workUntilKilled(env: Environment, desks: readonly Rider[], free: number[]): Promise<number[]> {
  const server = await startServer(env);
  const paid: number[] = [];
  let answers = 0;
  let killed: Promise<unknown> = Promise.resolve();

  const ask = async (token: string, method: string, path: string, body?: object): Promise<number> => {
    const { status, data } = await call<{ id: number }>(server.url, method, path, body, token);
    if (status !== 200 && status !== 204) throw new Error(`${method} ${path} answered ${status}.`);
    answers += 1;
    if (answers === answersBeforeKill) killed = server.end('SIGKILL');
    return data?.id ?? 0;
  };

  const work = async ({ id, token }: Rider): Promise<void> => {
    for (;;) {
      const [from, to, unused] = free.splice(0, lap);
      await ask(token, 'PATCH', `/items/Slot/${from}`, { bookedBy: id });
      const payment = await ask(token, 'POST', '/items/Payment', { slot: from, method: 'cash' });
      paid.push(payment);
      await ask(token, 'POST', '/desk/moves', { from, to });
      if (payment % 2 === 0) await ask(token, 'POST', '/desk/voids', { payment, reason: 'Pomyłka' });
      await ask(token, 'DELETE', `/items/Slot/${unused}`);
    }
  };
  // A call that the dying server left without an answer ends each of them.
  const ends = await Promise.allSettled(desks.map(work));
  await killed;
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  const wrong = reasons.filter((reason) => !(reason instanceof TypeError));
  if (wrong.length > 0) throw new AggregateError(wrong, `A desk was answered wrongly: ${wrong.join(', ')}`);
  return paid;
}
