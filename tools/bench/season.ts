// `npm run bench:season`: what a season of slots costs the server, made through the real form in a real Chromium, on SQLite
// and, where its programs are found, on PostgreSQL; and that repeating it makes nothing twice. Writes SEASON.md beside it.
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Browser } from '@playwright/test';
import { openPark } from '../../e2e/support/park.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { findPostgres } from '../../server/test/support/postgres.binaries.ts';
import { startPostgres } from '../../server/test/support/postgres.server.ts';
import { machine, openBrowser, publish } from './machine.ts';
import { processorMs } from './process.ts';
import {
  countOf,
  countSlots,
  fillSeason,
  makeSeason,
  repeatInForm,
  repeatOverWire,
  type Season,
} from './season-form.ts';
import { type Served, writesOf } from './server-time.ts';

const goalMs = 5_000;
const season: Season = {
  // Next year's, where the sample park has no slots yet.
  firstDay: Temporal.PlainDate.from({
    year: Temporal.Now.plainDateISO(defaultZone).year + 1,
    month: 5,
    day: 15,
  }),
  days: 120,
  opens: '09:00',
  closes: '21:00',
  tracks: 2,
  slotsADay: 48,
};

interface Measured {
  database: string;
  making: Served[];
  cpuMs: number;
  clickMs: number;
  repeatMs: number;
}

await ensureBuilt();
const browser = await openBrowser();
try {
  const measured = [await measure(browser, 'SQLite', '')];
  if (await findPostgres().catch(() => null)) {
    const postgres = await startPostgres();
    try {
      measured.push(await measure(browser, 'PostgreSQL', postgres.url));
    } finally {
      await postgres.stop();
    }
  }
  await publish('SEASON.md', report(measured));
} finally {
  await browser.close();
}

/** @throws Error where a slot is missing or made twice */
async function measure(on: Browser, database: string, databaseUrl: string): Promise<Measured> {
  // Its browser has the machine's clock.
  const park = await openPark({ DATABASE_URL: databaseUrl }, Temporal.Now.instant());
  const context = await on.newContext({
    baseURL: park.url,
    locale: 'pl-PL',
    timezoneId: defaultZone,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const editor = await park.newPerson('Editor');
    const page = await context.newPage();
    await fillSeason(page, editor, season);
    const [before, cpuBefore] = [writesOf(park.server).length, await processorMs(park.server)];
    const { ms: clickMs, bodies } = await makeSeason(page, season);
    const cpuMs = (await processorMs(park.server)) - cpuBefore;
    const making = writesOf(park.server).slice(before);
    await expectCount(countSlots(park, season));

    const beforeRepeat = writesOf(park.server).length;
    await repeatInForm(await context.newPage(), editor, season);
    if (writesOf(park.server).length > beforeRepeat) throw new Error('The form sent something again.');
    const statuses = await repeatOverWire(park, editor, bodies);
    if (statuses.some((status) => status !== 409))
      throw new Error(`Repeating answered ${statuses.join(', ')}.`);
    await expectCount(countSlots(park, season));
    return { database, making, cpuMs, clickMs, repeatMs: sum(writesOf(park.server).slice(beforeRepeat)) };
  } finally {
    await context.close();
    await park.close();
  }
}

async function expectCount(counting: Promise<number>): Promise<void> {
  const count = await counting;
  if (count !== countOf(season)) throw new Error(`There are ${count} slots instead of ${countOf(season)}.`);
}

function sum(requests: readonly Served[]): number {
  return requests.reduce((total, { ms }) => total + ms, 0);
}

function report(measured: readonly Measured[]): string {
  const { days, slotsADay, tracks } = season;
  const rows = measured.map(({ database, making, cpuMs, clickMs, repeatMs }) => {
    const slots = making.filter(({ path }) => path === '/items/Slot');
    const slowest = Math.max(...slots.map(({ ms }) => ms));
    const cells = [sum(making), cpuMs, slowest, clickMs, repeatMs].map(milliseconds);
    return `| ${database} | ${slots.length} + ${making.length - slots.length} | ${cells.join(' | ')} |`;
  });
  return `# A season of slots from the form

Measured with \`npm run bench:season\`: ${tracks} tracks × ${days} days × ${slotsADay} slots = ${countOf(season).toLocaleString('en')} slots, made through the form of
\`/edit\` in Chromium ${browser.version()} on ${machine()}. PostgreSQL runs without fsync, SQLite with it.

| database | requests: slots + log | server's time | its processor time | slowest request | click to done | repeated |
|---|---|---|---|---|---|---|
${rows.join('\n')}

"Server's time" is the sum over all requests that write, from head to answer, as its log has them; the goal is ${(goalMs / 1000).toString()} s. "Repeated" is
the same for the same requests sent a second time: each is refused with 409, and afterwards there are as many slots as
before. The form itself, filled in a second time, says that nothing is left to make, and sends nothing.
`;
}

function milliseconds(ms: number): string {
  return Number.isNaN(ms) ? 'unknown' : `${Math.round(ms).toLocaleString('en')} ms`;
}
