// `npm run bench:search`: how long the staff's search takes among 50,000 accounts and 4,000 bookings to come, on SQLite and,
// where its programs are found, on PostgreSQL. A real server over HTTP; writes SEARCH.md beside this file. About a minute.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchDeskCall } from '@cablepark/contract/rides/search';
import { searchAnswer } from '@cablepark/contract/rides/search.schema';
import { searchTextOf } from '@cablepark/domain/accounts/search-text';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { ensureBuilt } from '../../scripts/build.mjs';
import { serverFlags } from '../../scripts/root.mjs';
import { openStore } from '../../server/src/db/open-store.ts';
import { putRiders } from '../../server/test/support/bookings.ts';
import { launchServer } from '../../server/test/support/launch.ts';
import { findPostgres } from '../../server/test/support/postgres.binaries.ts';
import { startPostgres } from '../../server/test/support/postgres.server.ts';
import { makeLogIns, portions, secret, signIn } from './logged-in.ts';
import { machine, publish, quantile } from './machine.ts';

const accounts = 50_000;
const days = 42;
const slotsADay = 48;
const tracks = [1, 2];
const goalMs = 100;
const rounds = 30;
const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** From a rare word to one that most accounts have, and what no account has. */
const texts = ['zolk', 'marek z', '600 123', 'kowalska', 'a', '16:15', '16:15 nowak', 'example', 'nobody'];

const firstNames = ['Anna', 'Marek', 'Łucja', 'Wojciech', 'Zoë', 'Żaneta', 'Piotr', 'Kinga', 'Ola', 'Jan'];
const lastNames = ['Nowak', 'Kowalska', 'Wiśniewski', 'Wójcik', 'Zając', 'Lewandowska', 'Dąbrowski'];

interface Measured {
  database: string;
  rows: { text: string; hits: number; ms: number[] }[];
}

await ensureBuilt();
const measured = [await measure('SQLite', '')];
if (await findPostgres().catch(() => null)) {
  const postgres = await startPostgres();
  try {
    measured.push(await measure('PostgreSQL', postgres.url));
  } finally {
    await postgres.stop();
  }
}
await publish('SEARCH.md', report(measured));

async function measure(database: string, url: string): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'cablepark-search-'));
  try {
    const token = await fill({ databaseUrl: url || null, dataDir: folder });
    const env = { DATA_DIR: folder, DATABASE_URL: url, TOKEN_SECRET: secret, NODE_ENV: 'production' };
    const server = await launchServer(
      { ...env, RATE_LIMITS: 'off' },
      { flags: serverFlags, program: 'built', keepsLog: false },
    );
    try {
      const rows: Measured['rows'] = [];
      for (const text of texts) rows.push({ text, ...(await searchFor(server.url, token, text)) });
      return { database, rows };
    } finally {
      await server.end('SIGTERM');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns a Manager's access token */
async function fill(settings: { databaseUrl: string | null; dataDir: string }): Promise<string> {
  const store = await openStore({ ...settings, zone: defaultZone });
  const { db } = store;
  const people = Array.from({ length: accounts }, (_, at) => personOf(at));
  for (const some of portions(people)) await db.insertInto('account').values(some).execute();
  await db
    .insertInto('asset')
    .values(tracks.map((id) => ({ id, name: String(id) })))
    .execute();
  const firstDay = Math.floor(Date.now() / dayMs) * dayMs + 7 * 60 * 60_000;
  const slots = tracks.flatMap((track) =>
    Array.from({ length: days * slotsADay }, (_, at) => {
      const start = firstDay + Math.floor(at / slotsADay) * dayMs + (at % slotsADay) * quarterMs;
      const span = { start_at: start, end_at: start + quarterMs, duration: 15, price_cents: 5500 };
      return { id: at * tracks.length + track, ...span, asset_id: track, event_id: null, series: 'bench' };
    }),
  );
  for (const some of portions(slots)) await db.insertInto('slot').values(some).execute();
  await putRiders(
    db,
    slots.map(({ id }) => ({ slot: id, rider: people[(id * 11) % accounts]?.id ?? null })),
  );
  const [manager] = await makeLogIns(db, 1);
  if (!manager) throw new Error('Nobody is logged in.');
  await db.updateTable('account').set({ role: 'Manager' }).where('id', '=', manager.id).execute();
  await store.close();
  const [signedIn] = await signIn([manager]);
  return signedIn?.token ?? '';
}

function personOf(at: number) {
  const person = {
    first_name: firstNames[at % firstNames.length] ?? '',
    last_name: at % 10_000 === 7 ? 'Żółkowska' : `${lastNames[at % lastNames.length]}${at % 97}`,
    email: `person${at}@example.com`,
    phone: `600${String(100_000 + at)}`,
  };
  const rest = { role: 'User', status: 'active', language: 'pl', password_hash: 'x'.repeat(97) } as const;
  return { id: randomUUID(), ...person, ...rest, search_text: searchTextOf(person), created_at: at };
}

async function searchFor(
  server: string,
  token: string,
  text: string,
): Promise<{ hits: number; ms: number[] }> {
  const url = `${server}${searchDeskCall.path}?q=${encodeURIComponent(text)}`;
  const ms: number[] = [];
  let hits = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const body: unknown = await answer.json();
    ms.push(performance.now() - began);
    const { data } = body as { data: unknown };
    const { riders, parties, bookings, passes } = searchAnswer.parse(data);
    hits = riders.length + parties.length + bookings.length + passes.length;
  }
  return { hits, ms };
}

function report(all: readonly Measured[]): string {
  const lines = all.flatMap(({ database, rows }) =>
    rows.map(({ text, hits, ms }) => {
      const cells = [quantile(ms, 0.5), quantile(ms, 0.95), Math.max(...ms)].map(whole);
      return `| ${database} | \`${text}\` | ${hits} | ${cells.join(' | ')} |`;
    }),
  );
  return `# The staff's search among ${accounts.toLocaleString('en')} accounts

Measured with \`npm run bench:search\` on ${machine()}, over HTTP, ${rounds} times each; ${(days * slotsADay * tracks.length).toLocaleString('en')} bookings are to come.
The goal is ${whole(goalMs)}.

| database | search | hits | median | 95 % under | slowest |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
}

function whole(ms: number): string {
  return `${Math.round(ms).toLocaleString('en')} ms`;
}
