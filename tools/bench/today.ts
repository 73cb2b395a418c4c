// `npm run bench:today`: how long a Manager waits on Today with 12 tracks and 400 rides, from a tap to the painted answer, on a
// processor that is four times slower. A real server, a real Chromium; writes TODAY.md beside this file.
import { randomUUID } from 'node:crypto';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Locator, Page } from '@playwright/test';
import { openPark } from '../../e2e/support/park.ts';
import { staffTexts } from '../../e2e/support/staff.ts';
import { arriveAs } from '../../e2e/support/test.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { openStore } from '../../server/src/db/open-store.ts';
import { putRiders } from '../../server/test/support/bookings.ts';
import { machine, openBrowser, publish, quantile } from './machine.ts';

/** Of buttons; their texts come with components, which this program can't load. */
const names = { group: 'Grupa', stop: 'Wyciąg stoi' };
const tracks = 12;
const rides = 400;
const rounds = 8;
const slowdown = 4;
const goalMs = 100;
const devices = [
  { name: 'tablet 1024×768', viewport: { width: 1024, height: 768 } },
  { name: 'phone 390×844', viewport: { width: 390, height: 844 } },
] as const;

await ensureBuilt();
const browser = await openBrowser();
const park = await openPark({}, Temporal.Now.instant());
try {
  await fillDay(park.dataDir);
  const manager = await park.newPerson('Manager');
  const rows: string[] = [];
  for (const { name, viewport } of devices) {
    const context = await browser.newContext({
      baseURL: park.url,
      locale: 'pl-PL',
      timezoneId: defaultZone,
      viewport,
      hasTouch: true,
    });
    const page = await context.newPage();
    await arriveAs(page, manager, '/today');
    await page.locator('main li button:visible', { hasText: 'Ola' }).first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const [what, waits] of Object.entries(await tapEach(page)))
      rows.push(
        `| ${name} | ${what} | ${waits.length} | ${whole(quantile(waits, 0.5))} | ${whole(Math.max(...waits))} |`,
      );
    await context.close();
  }
  await publish('TODAY.md', report(rows));
} finally {
  await browser.close();
  await park.close();
}

/** The waits of each kind of tap. */
async function tapEach(page: Page): Promise<Record<string, number[]>> {
  const desk = staffTexts.pl.desk;
  const waits: Record<string, number[]> = {
    'is here': [],
    details: [],
    group: [],
    stop: [],
    'other tracks': [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const here = page.locator(`button[title="${desk.markArrived}"]:visible`).first();
    if ((await here.count()) > 0) waits['is here']?.push(await tap(page, here));
    const rider = page.locator('main li button:visible', { hasText: 'Ola' }).nth(round);
    if ((await rider.count()) > 0) waits.details?.push(await tap(page, rider));
    await closeDialog(page);
    const group = page.getByRole('button', { name: names.group });
    waits.group?.push(await tap(page, group));
    await closeDialog(page);
    const stop = page.getByRole('button', { name: names.stop });
    waits.stop?.push(await tap(page, stop));
    await closeDialog(page);
    const radios = page.getByRole('group', { name: desk.track }).locator('label');
    const count = await radios.count();
    if (count > 1) {
      const firstTrack = page.locator('main section h2').first();
      const name = await firstTrack.textContent();
      waits['other tracks']?.push(await tap(page, radios.nth((round + 1) % count)));
      // The tracks follow their choice.
      await firstTrack.filter({ hasNotText: name ?? '' }).waitFor();
    }
  }
  return Object.fromEntries(Object.entries(waits).filter(([, each]) => each.length > 0));
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

declare global {
  interface Window {
    tapWait?: Promise<number>;
  }
}

/**
 * From the browser's time stamp of a tap to the paint after it (Event Timing), in milliseconds. Playwright's own click would ask the page for its
 * layout meanwhile.
 */
async function tap(page: Page, target: Locator): Promise<number> {
  // One element: the page may list others by the time of the tap.
  const element = await target.elementHandle();
  await element?.hover();
  const box = await element?.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await page.evaluate(awaitPaint);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return await page.evaluate(() => window.tapWait ?? Promise.reject(new Error('Nobody waits.')));
}

/** In the page: begins to wait for a tap and the paint after it. */
function awaitPaint(): void {
  window.tapWait = new Promise((resolve) => {
    const onClick = (event: MouseEvent) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now() - event.timeStamp));
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    addEventListener('click', onClick, { capture: true, once: true });
  });
}

/** Twelve tracks with rides from two hours ago on, and free slots behind them. */
async function fillDay(dataDir: string): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir, zone: defaultZone });
  const nowMs = Date.now();
  const slotMs = 15 * 60_000;
  try {
    await store.db.transaction().execute(async (db) => {
      const assets = await db.selectFrom('asset').select('id').orderBy('id').execute();
      for (let number = assets.length + 1; number <= tracks; number += 1)
        await db
          .insertInto('asset')
          .values({ name: String(number), sort: number })
          .execute();
      const ids = (await db.selectFrom('asset').select('id').orderBy('id').execute()).map(({ id }) => id);
      const day = Temporal.Now.zonedDateTimeISO(defaultZone).startOfDay();
      const [fromMs, toMs] = [day.epochMilliseconds, day.add({ days: 1 }).epochMilliseconds];
      await db
        .updateTable('slot')
        .set({ booked_by: null, booking_id: null })
        .where('start_at', '>=', fromMs)
        .where('start_at', '<', toMs)
        .execute();
      await db.deleteFrom('slot').where('start_at', '>=', fromMs).where('start_at', '<', toMs).execute();
      const riders = Array.from({ length: rides }, (_, index) => ({
        id: randomUUID(),
        email: `today${index}@example.org`,
        first_name: index % 3 === 0 ? 'Ola' : `Rider ${index}`,
        last_name: null,
        phone: String(510_000_000 + index * 1_111),
        role: 'User' as const,
        status: 'active' as const,
        language: null,
        password_hash: null,
        created_at: nowMs,
      }));
      await db.insertInto('account').values(riders).execute();
      const perTrack = Math.ceil(rides / tracks);
      // The last slot ends with the day.
      const firstMs = Math.min(
        Math.floor(nowMs / slotMs) * slotMs - 8 * slotMs,
        toMs - (perTrack + 8) * slotMs,
      );
      const series = randomUUID();
      const rows = ids.flatMap((asset_id) =>
        Array.from({ length: perTrack + 8 }, (_, index) => ({
          start_at: firstMs + index * slotMs,
          end_at: firstMs + (index + 1) * slotMs,
          duration: 15,
          price_cents: 5500,
          asset_id,
          event_id: null,
          series,
        })),
      );
      await db.insertInto('slot').values(rows).execute();
      const made = await db
        .selectFrom('slot')
        .select('id')
        .where('series', '=', series)
        .orderBy('start_at')
        .orderBy('id')
        .limit(rides)
        .execute();
      await putRiders(
        db,
        made.map(({ id }, index) => ({ slot: id, rider: riders[index]?.id ?? null })),
      );
    });
  } finally {
    await store.close();
  }
}

function report(rows: readonly string[]): string {
  return `# Today with ${tracks} tracks and ${rides} rides

Measured with \`npm run bench:today\` in Chromium ${browser.version()} on ${machine()}, which the server shares; the page's processor is ${slowdown} times
slower. From the browser's time stamp of a tap to the painted answer; the goal is ${whole(goalMs)}.
Of other tracks the answer is the choice; their lines follow.

| device | tap | taps | median | slowest |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

function whole(ms: number): string {
  return `${Math.round(ms).toLocaleString('en')} ms`;
}
