// `npm run bench:attack`: how long others wait while a visitor asks for as much as they can think of, one request at a time,
// what 10,000 odd requests leave in memory, and how long they wait through the worst that a rider does who is logged in, and through a desk's windy
// day; on SQLite and, where its programs are found, on PostgreSQL. Writes ATTACK.md.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/build.mjs';
import { serverFlags } from '../../scripts/root.mjs';
import { launchServer } from '../../server/test/support/launch.ts';
import { findPostgres } from '../../server/test/support/postgres.binaries.ts';
import { startPostgres } from '../../server/test/support/postgres.server.ts';
import { type Attacked, measureDelays } from './attack/delays.ts';
import { measureGrowth } from './attack/memory.ts';
import { makeData } from './attack/park-data.ts';
import { type Measured, report } from './attack/report.ts';
import { attacks } from './attack/requests.ts';
import { measureRider } from './attack/rider-minute.ts';
import { makeWindyDay, morningZone } from './attack/windy-data.ts';
import { measureWindyDay, type WindyDelay } from './attack/windy-day.ts';
import { publish } from './machine.ts';

await ensureBuilt();
const measured: Measured[] = [await measure('SQLite', null)];
if (await findPostgres().catch(() => null)) {
  const postgres = await startPostgres();
  try {
    measured.push(await measure('PostgreSQL', postgres.url));
  } finally {
    await postgres.stop();
  }
}
await publish('ATTACK.md', report(measured));

async function measure(database: string, databaseUrl: string | null): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablepark-attack-'));
  try {
    await makeData({ databaseUrl, dataDir });
    const env = { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    const growth = await serve(env, measureGrowth);
    const delays = await serve(env, (server) => measureDelays(server, attacks));
    // Whoever has many addresses meets no limit that counts by them.
    const rider = await serve({ ...env, RATE_LIMITS: 'off' }, measureRider);
    return { database, growth, delays, rider, windy: await measureWindy(databaseUrl) };
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** In a park of its own, beside the one that is attacked. */
async function measureWindy(besideUrl: string | null): Promise<WindyDelay[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablepark-windy-'));
  const database = besideUrl === null ? null : await startPostgres();
  try {
    const zone = morningZone(new Date());
    const databaseUrl = database?.url ?? null;
    await makeWindyDay({ databaseUrl, dataDir, zone });
    const env = {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      PARK_ZONE: zone,
    };
    return await serve(env, measureWindyDay);
  } finally {
    await database?.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function serve<T>(
  env: Record<string, string>,
  measuring: (server: Attacked) => Promise<T>,
): Promise<T> {
  const turnsPort = await freePort();
  const flags = [...serverFlags, '--import', new URL('attack/longest-turn.ts', import.meta.url).href];
  const process = await launchServer(
    { ...env, TURNS_PORT: String(turnsPort) },
    { flags, program: 'built', keepsLog: false },
  );
  try {
    return await measuring({
      url: process.url.replace('localhost', '127.0.0.1'),
      pid: process.pid,
      turnsPort,
    });
  } finally {
    await process.end('SIGTERM');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
