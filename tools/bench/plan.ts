// `npm run bench:plan`: how long a season of 12 tracks takes from its plan, what others wait for meanwhile, on SQLite and, where its
// programs are found, on PostgreSQL. A real server; writes PLAN.md beside this file.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { ensureBuilt } from '../../scripts/build.mjs';
import { serverFlags } from '../../scripts/root.mjs';
import { openStore } from '../../server/src/db/open-store.ts';
import { call, makeRiders, patchSlot, type Rider } from '../../server/test/races/riders.ts';
import { makeSeason } from '../../server/test/races/season.ts';
import { launchServer, type ServerProcess } from '../../server/test/support/launch.ts';
import { findPostgres } from '../../server/test/support/postgres.binaries.ts';
import { startPostgres } from '../../server/test/support/postgres.server.ts';
import { allowManyRides } from '../../server/test/support/wide-limits.ts';
import { machine, publish, quantile } from './machine.ts';
import { slotsOfPlan, theSeason, trackCount } from './plan-season.ts';
import { processorMs } from './process.ts';

const goals = { previewMs: 2_000, doneMs: 15_000, bookingMs: 500 };
const riderCount = 8;
/** Between two calls of a rider. */
const restMs = 50;
const pollMs = 50;
/** Made by hand before the season's first day, so that there is something to book from the start. */
const earlySlots = 2_000;

interface Measured {
  database: string;
  previewMs: number;
  doneMs: number;
  cpuMs: number;
  /** How long bookings and cancellings took that were asked for while it was previewed and carried out. */
  waits: number[];
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
await publish('PLAN.md', report(measured));

async function measure(database: string, databaseUrl: string): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablepark-bench-'));
  const store = await openStore({ databaseUrl: databaseUrl || null, dataDir, zone: defaultZone });
  let server: ServerProcess | null = null;
  try {
    const early = await makeSeason(store.db, earlySlots);
    await allowManyRides(store.db);
    const names = Array.from({ length: trackCount - 1 }, (_, index) => ({ name: `${index + 2}` }));
    await store.db.insertInto('asset').values(names).execute();
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    server = await launchServer(env, { flags: serverFlags, program: 'built', keepsLog: false });
    const riders = await makeRiders(server.url, riderCount + 1);
    const editor = riders.pop() as Rider;
    await store.db.updateTable('account').set({ role: 'Editor' }).where('id', '=', editor.id).execute();
    const waits: number[] = [];
    let isOver = false;
    const riding = book(server.url, riders, early, waits, () => isOver);
    const cpuBefore = await processorMs(server);
    const times = await changeSeason(server.url, editor);
    const cpuMs = (await processorMs(server)) - cpuBefore;
    isOver = true;
    await riding;
    return { database, ...times, cpuMs, waits };
  } finally {
    await server?.end('SIGKILL');
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @throws Error where not every slot is made */
async function changeSeason(url: string, { token }: Rider) {
  const ask = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const { status, data } = await call<Data>(url, method, path, body, token);
    if (status !== 200 || data === undefined) throw new Error(`${method} ${path}: ${status}`);
    return data;
  };
  const season = theSeason();
  const asked = performance.now();
  const preview = await ask<{ version: number; counts: { make: number } }>('POST', '/season/previews', {
    season,
  });
  const previewMs = performance.now() - asked;
  const { version, counts: expected } = preview;
  if (expected.make !== slotsOfPlan) throw new Error(`The preview says ${expected.make} slots.`);
  const began = performance.now();
  const { id } = await ask<{ id: number }>('POST', '/season/changes', { season, version, expected });
  let change = { state: 'applying', counts: { make: 0 } };
  while (change.state !== 'done') {
    await pause(pollMs);
    change = await ask('GET', `/season/changes/${id}`);
  }
  const doneMs = performance.now() - began;
  if (change.counts.make !== slotsOfPlan) throw new Error(`${change.counts.make} slots were made.`);
  return { previewMs, doneMs };
}

/** Riders book and cancel, each slots of their own. */
async function book(
  url: string,
  riders: readonly Rider[],
  slots: readonly number[],
  waits: number[],
  isOver: () => boolean,
): Promise<void> {
  const timed = async (slot: number, rider: Rider, books: boolean) => {
    const began = performance.now();
    const { status } = await patchSlot(url, slot, rider, books);
    if (status !== 200) throw new Error(`A rider was answered ${status}.`);
    waits.push(performance.now() - began);
    await pause(restMs);
  };
  await Promise.all(
    riders.map(async (rider, index) => {
      for (let turn = 0; !isOver(); turn += 1) {
        const slot = slots[(turn * riders.length + index) % slots.length] ?? 0;
        await timed(slot, rider, true);
        await timed(slot, rider, false);
      }
    }),
  );
}

function report(rows: readonly Measured[]): string {
  const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
  const lines = rows.map(({ database, previewMs, doneMs, cpuMs, waits }) => {
    const [half, most, worst] = [0.5, 0.99, 1].map((part) => ms(quantile(waits, part)));
    const cells = [database, ms(previewMs), ms(doneMs), ms(cpuMs), waits.length, half, most, worst];
    return `| ${cells.join(' | ')} |`;
  });
  const isMet = rows.every(
    ({ previewMs, doneMs, waits }) =>
      previewMs <= goals.previewMs && doneMs <= goals.doneMs && quantile(waits, 0.99) <= goals.bookingMs,
  );
  return `# A season from its plan

Measured with \`npm run bench:plan\`: ${trackCount} tracks × 200 days × 48 slots = ${slotsOfPlan.toLocaleString('en')} slots, on ${machine()}.
PostgreSQL runs without fsync, SQLite with it.

| database | preview | done | processor time of both | bookings meanwhile | half within | 99 % within | slowest |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

The goals are ${ms(goals.previewMs)} for the preview, ${ms(goals.doneMs)} until the last slot is made, and ${ms(goals.bookingMs)} for 99 of 100 bookings of ${riderCount}
riders who book and cancel all the while: ${isMet ? 'met' : 'not met'}. The processor time is the server's, with those bookings.
`;
}
