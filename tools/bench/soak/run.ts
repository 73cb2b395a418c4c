import { setTimeout as pause } from 'node:timers/promises';
import { serverFlags } from '../../../scripts/root.mjs';
import type { Tally } from '../../../server/test/support/load-simulator.ts';
import { openParkUnderLoad } from '../../../server/test/support/park-under-load.ts';
import type { PostgresServer } from '../../../server/test/support/postgres.server.ts';
import { randomFrom } from '../../../server/test/support/random.ts';
import { renewBudgets } from '../../../server/test/support/wide-limits.ts';
import { type Fault, gentle, rough } from './faults.ts';
import { type MemoryOverTime, watchMemory } from './memory.ts';

export interface Outcome {
  database: string;
  seconds: number;
  counts: Tally;
  /** How often each kind of fault happened. */
  faults: Map<string, number>;
  /** Of the one process that lived through the steady part. */
  memory: MemoryOverTime;
  contradictions: string[];
}

/** More load than a park ever has, with some room for a machine of two cores: about two hundred calls a second. */
const load = { slots: 1000, riders: 8, restMs: 30 };
/** As production runs it. */
const launch = { flags: serverFlags, keepsLog: false };
/** A fault comes after so long at least, and at most twice that. */
const quietMs = 4_000;
const loginMs = 10 * 60_000;
const steadyShare = 3 / 4;

/**
 * Three quarters of the time are lived through by one server process, amid faults that must not end it: its memory is
 * watched. In the last quarter it is killed again and again.
 */
export async function soak(
  database: string,
  where: { DATA_DIR: string; DATABASE_URL: string },
  postgres: PostgresServer | null,
  { forMs, seed }: { forMs: number; seed: number },
): Promise<Outcome> {
  const random = randomFrom(seed);
  const park = await openParkUnderLoad({ ...where, NODE_ENV: 'production' }, { ...load, random, launch });
  const faults = new Map<string, number>();
  const begun = performance.now();
  let loggedInAt = begun;

  async function partWith(choices: readonly Fault[], untilMs: number): Promise<void> {
    while (performance.now() - begun < untilMs) {
      const fault = random.of(choices);
      if (!fault) return;
      const { url } = park.server();
      const phase = { isOver: false };
      const working = park.load.work(url, () => phase.isOver);
      await pause(quietMs + random.below(quietMs));
      await fault.happen({ park, postgres, random });
      faults.set(fault.name, (faults.get(fault.name) ?? 0) + 1);
      // Clients that are still connected continue for a while after it.
      await pause(quietMs / 2);
      phase.isOver = true;
      await working;
      await park.load.reconcile(park.server().url);
      await renewBudgets(park.store.db);
      if (performance.now() - loggedInAt > loginMs) {
        await park.load.logIn(park.server().url);
        loggedInAt = performance.now();
      }
      process.stderr.write(
        `${database}: ${Math.round((performance.now() - begun) / 1000)} s, ${fault.name}\n`,
      );
    }
  }

  try {
    const { pid } = await park.start();
    const memory = watchMemory(pid);
    await partWith(gentle(postgres !== null), forMs * steadyShare);
    const outlived = park.server().pid === pid;
    const figures = memory.stop();
    await partWith(rough(postgres !== null), forMs);
    return {
      database,
      seconds: Math.round((performance.now() - begun) / 1000),
      counts: park.load.counts,
      faults,
      memory: figures,
      contradictions: [
        ...(outlived ? [] : ['The server did not live through the steady part.']),
        ...(await park.contradictions()),
      ],
    };
  } finally {
    await park.close();
  }
}
