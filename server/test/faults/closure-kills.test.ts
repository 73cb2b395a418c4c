import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { doClosuresWork } from '../../src/modules/closures/closures-job.ts';
import { giveRidesBack } from '../../src/modules/rides/ride-back/give-rides-back.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { type Call, callerOf } from '../support/call.ts';
import {
  aDeskWithRiders,
  type ClosureOperation,
  type ClosureScene,
  closeTrack,
  closureOperations,
  closureStateOf,
  openClosureScene,
  openRideBackScene,
  rideBackStateOf,
} from '../support/closure-operations.ts';
import { depth, isQuick } from '../support/depth.ts';
import { ask, launchDying, someOf, writesOf } from '../support/dying-server.ts';
import { eitherEngine } from '../support/engines.ts';
import type { OperationRequest } from '../support/money-operations.ts';
import { openTestApp, type TestPark } from '../support/park.ts';
import { offerPasses } from '../support/passes.ts';
import { makeTracks } from '../support/slots.ts';

describe.each(eitherEngine(import.meta.url))(
  'While the cable stands still a server dies on $name',
  (engine) => {
    let park: TestPark;
    let app: Awaited<ReturnType<typeof openTestApp>>;
    let call: Call;
    let people: Awaited<ReturnType<typeof aDeskWithRiders>>;
    let env: Record<string, string>;

    beforeAll(async () => {
      const zone = zoneAtElevenOClock();
      park = await engine.open({ env: { PUBLIC_URL: 'https://park.example', PARK_ZONE: zone } });
      park.clock.set(systemClock.now().toString());
      app = await openTestApp(park);
      call = callerOf(app);
      await makeTracks(park);
      await offerPasses(park);
      people = await aDeskWithRiders(park);
      env = {
        DATA_DIR: park.config.dataDir,
        DATABASE_URL: park.config.databaseUrl ?? '',
        TOKEN_SECRET: new TextDecoder().decode(park.secret),
        PARK_ZONE: zone,
      };
    }, 120_000);

    async function aScene(): Promise<ClosureScene> {
      park.clock.set(systemClock.now().toString());
      return await openClosureScene(park, call, people);
    }

    async function askHere({ method, path, who, body, key }: OperationRequest): Promise<number> {
      const answer = await app.inject({
        method: method as 'POST',
        url: path,
        headers: { ...who?.headers, 'idempotency-key': key },
        ...(body === undefined ? {} : { payload: body }),
      });
      return answer.statusCode;
    }

    async function expectNoContradiction(): Promise<void> {
      const nowMs = systemClock.now().epochMilliseconds;
      expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
    }

    /** What the operation comes to where nobody dies, and at how many moments somebody could have. */
    async function runUninterrupted(operation: ClosureOperation) {
      const { scene, request, server } = await prepare(operation, 0);
      const before = await closureStateOf(scene);
      expect(await ask(server, request)).toBe(200);
      const after = await closureStateOf(scene);
      const moments = await writesOf(server);
      await server.end('SIGKILL');
      return { before, after, moments };
    }

    async function prepare(operation: ClosureOperation, diesAt: number) {
      const server = await launchDying(env, diesAt);
      onTestFinished(async () => void (await server.end('SIGKILL')));
      const scene = await aScene();
      const request: OperationRequest = { key: randomUUID(), ...(await operation.prepare(scene)) };
      return { scene, request, server };
    }

    const operations = closureOperations.filter(
      (_, index) => !isQuick || index % 8 === (engine.name === 'sqlite' ? 0 : 4),
    );
    test.each(operations)(
      'of who $name, and who asks again: it is done once, whole',
      async (operation) => {
        const { before, after, moments } = await runUninterrupted(operation);
        expect(after).not.toEqual(before);
        expect(moments).toBeGreaterThan(2);
        for (const moment of someOf(moments, depth.closureKills)) {
          const { scene, request, server } = await prepare(operation, moment);
          await expect(ask(server, request)).rejects.toThrow('fetch failed');
          await server.end('SIGKILL');
          const left = await closureStateOf(scene);
          await expectNoContradiction();
          // Whoever heard no answer asks another process again.
          expect([200, 409]).toContain(await askHere(request));
          expect([before, after], `at write ${moment}`).toContainEqual(left);
          expect({ moment, again: await closureStateOf(scene) }).toEqual({ moment, again: after });
        }
        await expectNoContradiction();
      },
      300_000,
    );

    const jobs = [
      { name: 'seeks other times for closed rides', isPast: false },
      { name: 'ends closed rides that nobody answered', isPast: true },
    ].filter(({ isPast }) => !isQuick || isPast === (engine.name === 'sqlite'));
    test.each(jobs)(
      'that $name: another one goes on, and nobody is forgotten',
      async ({ isPast }) => {
        const scene = async () => {
          const made = await aScene();
          await closeTrack(made);
          if (isPast) {
            await doClosuresWork(park);
            const answer_until = systemClock.now().epochMilliseconds - 1;
            await park.store.db.updateTable('closure_ride').set({ answer_until }).execute();
          }
          return made;
        };
        const undisturbed = await scene();
        const server = await launchDying(env, 0, 'jobs');
        onTestFinished(async () => void (await server.end('SIGKILL')));
        await vi.waitUntil(async () => await isSettled(isPast), { timeout: 15_000, interval: 50 });
        const moments = await writesOf(server);
        await server.end('SIGKILL');
        const after = await closureStateOf(undisturbed);
        expect(moments).toBeGreaterThan(4);
        for (const moment of someOf(moments, depth.closureKills)) {
          const disturbed = await scene();
          await dieOfJobs(moment);
          await expectNoContradiction();
          expect({ moment, state: await closureStateOf(disturbed) }).toEqual({ moment, state: after });
          expect(await isSettled(isPast)).toBe(true);
          await expectNoContradiction();
        }
      },
      300_000,
    );

    const givingBack = ['that gives late cancellations back'].filter(
      () => !isQuick || engine.name === 'postgres',
    );
    test.each(givingBack)(
      '%s: another one goes on, and each comes back once',
      async () => {
        const scene = async () => {
          park.clock.set(systemClock.now().toString());
          await openRideBackScene(park, call, people);
        };
        const isBack = async () =>
          (await park.store.db.selectFrom('payment_void').select('kept').execute()).every(
            ({ kept }) => kept === 0,
          );
        await scene();
        const server = await launchDying(env, 0, 'jobs');
        onTestFinished(async () => void (await server.end('SIGKILL')));
        await vi.waitUntil(isBack, { timeout: 15_000, interval: 50 });
        const moments = await writesOf(server);
        await server.end('SIGKILL');
        const after = await rideBackStateOf(park);
        expect(after).toMatchObject({ voids: [{ kept: 0, reason: 'sold again' }], messages: 1 });
        expect(moments).toBeGreaterThan(4);
        for (const moment of someOf(moments, depth.closureKills)) {
          await scene();
          await dieOfJobs(moment);
          await expectNoContradiction();
          await giveRidesBack(park);
          await giveRidesBack(park);
          expect({ moment, state: await rideBackStateOf(park) }).toEqual({ moment, state: after });
          await expectNoContradiction();
        }
      },
      300_000,
    );

    /** Whether the jobs have nothing to do: each ride has its alternative held, or has ended. */
    async function isSettled(isPast: boolean): Promise<boolean> {
      const rides = await park.store.db
        .selectFrom('closure_ride')
        .select(['state', 'is_sought', 'held_booking_id'])
        .execute();
      if (isPast) return rides.every(({ state }) => state !== 'asked');
      return rides.every(({ is_sought }) => is_sought === 1);
    }

    async function dieOfJobs(moment: number): Promise<void> {
      // It may die before it says that it is open.
      const server = await launchDying(env, moment, 'jobs').catch(() => null);
      if (!server) return;
      onTestFinished(async () => void (await server.end('SIGKILL')));
      await vi.waitUntil(() => !isRunning(server.pid), { timeout: 15_000, interval: 50 });
    }
  },
);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The servers have the machine's clock: in this zone the park's day has a long afternoon before it, whenever the test runs. */
function zoneAtElevenOClock(): string {
  const ahead = 11 - systemClock.now().toZonedDateTimeISO('UTC').hour;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
