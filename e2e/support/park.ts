import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import { launchServer, type ServerProcess } from '../../server/test/support/launch.ts';
import { type Api, openApi } from './api.ts';
import { clockFrom, leapMs, opening, type ParkClock } from './clock.ts';
import { type Mail, mailsTo } from './mails.ts';
import { openPeople, type People, type Person } from './people.ts';

/** A real server with the sample park on a database of its own. */
export interface Park extends Api, Pick<People, 'newPerson'> {
  url: string;
  server: ServerProcess;
  dataDir: string;
  clock: ParkClock;
  mailsTo(address: string): Promise<Mail[]>;
  /** The server's clock goes on twelve minutes later. */
  leap(): void;
  close(): Promise<void>;
}

/** Nothing set but what says which program this is and where it listens; a test adds where its data lies. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: '',
  SAMPLE: '',
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD: '',
  RATE_LIMITS: '',
};

/** A real server that was just started in production on an empty database, and the link that it prints. */
export async function openEmptyPark(settings: Record<string, string> = {}): Promise<Park & { link: string }> {
  const park = await openPark({ ...production, ...settings });
  const link = /^ {2}(http\S+)$/m.exec(park.server.told())?.[1];
  if (link === undefined) throw new Error(`The server printed no link:\n${park.server.told()}`);
  return { ...park, link };
}

const shiftedClock = new URL('shifted-clock.ts', import.meta.url).href;
const admin = { email: 'chief@example.com', password: 'the chief of the park' };

/**
 * @param settings of the server, besides those every test needs
 * @param moment at which it opens
 */
export async function openPark(settings: Record<string, string> = {}, moment = opening): Promise<Park> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablepark-e2e-'));
  const port = await freePort();
  const clock = clockFrom(moment);
  // Whatever address it tells its visitors.
  const url = `http://localhost:${port}`;
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    // Links in mails must lead to this very server.
    PUBLIC_URL: url,
    SAMPLE: '1',
    // Only the journeys of the weather have one.
    WEATHER: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    CLOCK_SHIFT_MS: String(clock.shiftMs),
    ...(settings['NODE_ENV'] === 'production' ? {} : { CHEAP_PASSWORDS: '1' }),
    ...settings,
  };
  const server = await launchServer(env, { flags: [`--import=${shiftedClock}`] });
  const people = openPeople(dataDir, clock);
  const api = openApi(url);
  if (env.SAMPLE === '0') await writePrices(api, await people.newPerson('Admin'));
  return {
    ...api,
    newPerson: (role) => people.newPerson(role),
    url,
    server,
    dataDir,
    clock,
    mailsTo: (address) => mailsTo(dataDir, address),
    leap() {
      process.kill(server.pid, 'SIGUSR2');
      clock.shiftMs += leapMs;
    },
    async close() {
      await people.close();
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An empty park begins without prices; tests know those of the sample. */
async function writePrices(api: Api, by: Person): Promise<void> {
  const { version } = await api.call<{ version: number }>('GET', '/park/contents/prices');
  const content = { edited: version, content: defaultPrices };
  await api.call('POST', '/park/contents/prices/versions', content, by);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
