import { defaultZone } from '@cablepark/domain/time/park-time';
import { systemClock } from '../../src/clock.ts';
import { openStore } from '../../src/db/open-store.ts';
import type { Store } from '../../src/db/store.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { makeSeason } from '../races/season.ts';
import { type Launch, launchServer, type ServerProcess } from './launch.ts';
import { LoadSimulator } from './load-simulator.ts';
import type { Random } from './random.ts';
import { allowManyRides } from './wide-limits.ts';

type Environment = Record<string, string>;

/** A real server process that may be killed and started again, and the load that works on it. */
export interface ParkUnderLoad {
  load: LoadSimulator;
  store: Store;
  server(): ServerProcess;
  /** Starts the server, again if need be. Everybody signs up at the first start; sessions outlive a server. */
  start(): Promise<ServerProcess>;
  /** Everything that contradicts what somebody was told, or itself. */
  contradictions(): Promise<string[]>;
  close(): Promise<void>;
}

export interface LoadSettings {
  slots: number;
  riders: number;
  /** Between two calls of a rider. */
  restMs?: number;
  random: Random;
  launch?: Launch;
}

/** @param environment where the database lies, as the server is told */
export async function openParkUnderLoad(
  environment: Environment,
  { slots, riders, random, restMs, launch }: LoadSettings,
): Promise<ParkUnderLoad> {
  const env: Environment = { ...environment, TOKEN_SECRET: 'the secret outlives the crash of a server' };
  const open = () =>
    openStore({
      databaseUrl: env['DATABASE_URL'] || null,
      dataDir: env['DATA_DIR'] ?? '',
      zone: defaultZone,
    });
  const store = await open();
  await allowManyRides(store.db);
  const load = new LoadSimulator(await makeSeason(store.db, slots), riders, random, restMs);
  let server: ServerProcess | null = null;
  return {
    load,
    store,
    server() {
      if (!server) throw new Error('The server was never started.');
      return server;
    },
    async start() {
      const isFirst = server === null;
      server = await launchServer(env, launch);
      if (isFirst) {
        await load.logIn(server.url);
        // The first rider is the desk; the role is read anew with every request.
        const desk = 'rider0@example.com';
        await store.db.updateTable('account').set({ role: 'Editor' }).where('email', '=', desk).execute();
      }
      return server;
    },
    async contradictions() {
      await load.compare(store.db);
      const found = await findContradictions(store.db, store.engine, systemClock.now().epochMilliseconds);
      return [
        ...load.contradictions,
        ...found.flatMap(({ name, told }) => told.map((what) => `${name}: ${what}`)),
      ];
    },
    async close() {
      await server?.end('SIGKILL');
      await store.close();
    },
  };
}
