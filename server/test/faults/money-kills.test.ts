import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { type Call, callerOf } from '../support/call.ts';
import { depth, isQuick } from '../support/depth.ts';
import { ask, launchDying, someOf, writesOf } from '../support/dying-server.ts';
import { eitherEngine } from '../support/engines.ts';
import type { ServerProcess } from '../support/launch.ts';
import { type MoneyOperation, moneyOperations, type Scene, stateOf } from '../support/money-operations.ts';
import { openTestApp, type TestPark } from '../support/park.ts';
import { offerPasses } from '../support/passes.ts';
import { aPerson, type Person } from '../support/people.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

describe.each(eitherEngine(import.meta.url))('Whoever asks a server that dies of it, on $name,', (engine) => {
  let park: TestPark;
  let call: Call;
  let provider: FakePrzelewy24;
  let manager: Person;
  let editor: Person;
  let env: Record<string, string>;
  /** It is asked the same, and lives. */
  let healthy: ServerProcess;
  let slots = 0;

  beforeAll(async () => {
    provider = new FakePrzelewy24();
    await provider.listen();
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    park.payments = provider.open();
    park.clock.set(systemClock.now().toString());
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    await offerPasses(park);
    [manager, editor] = [await aPerson(park, 'Manager'), await aPerson(park, 'Editor')];
    const admin = await aPerson(park, 'Admin');
    await call('PATCH', '/park', admin, { payments: { online: 'optional', afterNoShows: false } });
    park.parkSettings.forget();
    env = {
      DATA_DIR: park.config.dataDir,
      DATABASE_URL: park.config.databaseUrl ?? '',
      TOKEN_SECRET: new TextDecoder().decode(park.secret),
      ...provider.settings(),
    };
    healthy = await launchDying(env, 0);
  }, 120_000);
  afterAll(async () => {
    await healthy.end('SIGKILL');
    await provider.close();
  });

  /** Somebody new, with a slot of their own. */
  async function aScene(): Promise<Scene> {
    park.clock.set(systemClock.now().toString());
    slots += 1;
    // Within one day of the park: a wish is for one.
    const [days, quarters] = [Math.floor(slots / 32), slots % 32];
    const morning = systemClock
      .now()
      .toZonedDateTimeISO('UTC')
      .startOfDay()
      .add({ days: 9 + days, hours: 8 });
    const slot = await makeSlot(
      park,
      morning
        .add({ minutes: 15 * quarters })
        .toInstant()
        .toString(),
    );
    const [rider, friend] = [await aPerson(park), await aPerson(park)];
    return { park, call, provider, manager, editor, rider, friend, slot };
  }

  /** What it comes to where nobody dies, and at how many moments somebody could have. */
  async function runUninterrupted(operation: MoneyOperation) {
    const scene = await aScene();
    const request = { key: randomUUID(), ...(await operation.prepare(scene)) };
    const [before, writes] = [await stateOf(scene), await writesOf(healthy)];
    expect(await ask(healthy, request)).toBe(200);
    return { before, after: await stateOf(scene), moments: (await writesOf(healthy)) - writes };
  }

  async function runAndKill(operation: MoneyOperation, moment: number) {
    const scene = await aScene();
    const request = { key: randomUUID(), ...(await operation.prepare(scene)) };
    const victim = await launchDying(env, moment);
    onTestFinished(async () => void (await victim.end('SIGKILL')));
    await expect(ask(victim, request)).rejects.toThrow('fetch failed');
    await victim.end('SIGKILL');
    const left = await stateOf(scene);
    const nowMs = systemClock.now().epochMilliseconds;
    expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
    // Who heard no answer asks again, another process now: what was done is done once.
    expect([200, 403, 409]).toContain(await ask(healthy, request));
    return { left, again: await stateOf(scene) };
  }

  // In the quick run every fourth one, now on the one engine and now on the other.
  const asked = moneyOperations.filter((_, at) => !isQuick || at % 8 === (engine.name === 'sqlite' ? 0 : 4));
  test.each(asked)(
    '$name or does not, and asks again',
    async (operation) => {
      const { before, after, moments } = await runUninterrupted(operation);
      expect(after).not.toEqual(before);
      expect(moments).toBeGreaterThan(2);
      for (const moment of someOf(moments, depth.moneyKills)) {
        const { left, again } = await runAndKill(operation, moment);
        const whole = moment === moments ? after : before;
        expect({ moment, left, again }).toEqual({
          moment,
          left: operation.isOne ? whole : left,
          again: after,
        });
      }
      const nowMs = systemClock.now().epochMilliseconds;
      expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
    },
    300_000,
  );
});
