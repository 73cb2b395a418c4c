// `npm run bench:bookings`: how long a Manager waits from the click on "Bookings" until 5,000 upcoming reservations are
// there, and how smoothly the whole list scrolls. A real server, a real Chromium; writes BOOKINGS.md beside this file.
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Browser } from '@playwright/test';
import { openPark } from '../../e2e/support/park.ts';
import type { Person } from '../../e2e/support/people.ts';
import { staffTexts } from '../../e2e/support/staff.ts';
import { arriveAs } from '../../e2e/support/test.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { clickToList, scrollThrough, type Task, tasksOf } from './list-frames.ts';
import { machine, openBrowser, publish, quantile } from './machine.ts';
import { fillBookings } from './reservations.ts';

const reservations = 5_000;
const rounds = 5;
const goals = { readyMs: 1_000, frameMs: 50 };
const devices = [
  { name: 'desktop 1440×900', viewport: { width: 1440, height: 900 }, touch: false },
  { name: 'tablet 768×1024', viewport: { width: 768, height: 1024 }, touch: true },
  { name: 'phone 390×844', viewport: { width: 390, height: 844 }, touch: true },
] as const;
type Device = (typeof devices)[number];
/** Of a screen's height, at sixty frames a second: faster than any finger flicks. */
const screensPerFrame = 0.5;

interface Measured {
  readyMs: number[];
  frames: number[];
  tasks: Task[];
}

await ensureBuilt();
const browser = await openBrowser();
// Its browser has the machine's clock: one put in its place would take the page's frames in hand, which are measured.
const park = await openPark({}, Temporal.Now.instant());
try {
  await fillBookings(park.dataDir, reservations);
  const manager = await park.newPerson('Manager');
  const rows: { device: Device; measured: Measured }[] = [];
  for (const device of devices) rows.push({ device, measured: await measure(browser, manager, device) });
  await publish('BOOKINGS.md', report(rows));
} finally {
  await browser.close();
  await park.close();
}

async function measure(on: Browser, manager: Person, device: Device): Promise<Measured> {
  const measured: Measured = { readyMs: [], frames: [], tasks: [] };
  for (let round = 0; round < rounds; round += 1) {
    // A context of its own: nothing is read and no page is loaded yet.
    const context = await on.newContext({
      baseURL: park.url,
      locale: 'pl-PL',
      timezoneId: defaultZone,
      viewport: device.viewport,
      hasTouch: device.touch,
      isMobile: device.touch,
    });
    const page = await context.newPage();
    await arriveAs(page, manager, '/myAccount');
    const link = page.getByRole('link', { name: staffTexts.pl.desk.title, exact: true }).first();
    await link.waitFor();
    const ready = clickToList(page);
    await link.click();
    measured.readyMs.push(await ready);
    await page
      .locator('#desk-list')
      .filter({ hasText: staffTexts.pl.desk.reservations(reservations) })
      .waitFor();
    if (round === 0) {
      const step = Math.round(device.viewport.height * screensPerFrame);
      const { result, tasks } = await tasksOf(on, page, () => scrollThrough(page, step));
      measured.frames.push(...result);
      measured.tasks.push(...tasks);
    }
    await context.close();
  }
  return measured;
}

function report(rows: readonly { device: Device; measured: Measured }[]): string {
  const waiting = rows.map(
    ({ device, measured: { readyMs } }) =>
      `| ${device.name} | ${readyMs.length} | ${whole(quantile(readyMs, 0.5))} | ${whole(Math.max(...readyMs))} |`,
  );
  const scrolling = rows.map(({ device, measured: { frames, tasks } }) => {
    const long = frames.filter((ms) => ms > goals.frameMs).length;
    const [wall, cpu] = [tasks.map(({ wallMs }) => wallMs), tasks.map(({ cpuMs }) => cpuMs)];
    const cells = [quantile(frames, 0.5), quantile(frames, 0.99), Math.max(...frames)].map(whole);
    return `| ${device.name} | ${frames.length} | ${cells.join(' | ')} | ${long} | ${whole(Math.max(...wall))} | ${whole(Math.max(...cpu))} |`;
  });
  return `# The list of ${reservations.toLocaleString('en')} upcoming reservations

Measured with \`npm run bench:bookings\` in Chromium ${browser.version()} on ${machine()}, which the server shares.

From the click on "Bookings" in the menu to the painted list, nothing loaded before; the goal is ${whole(goals.readyMs)}.

| device | clicks | median | slowest |
|---|---|---|---|
${waiting.join('\n')}

Scrolling through the whole list, half a screen with every frame; the goal is no frame over ${whole(goals.frameMs)}. A task is one turn of the
page's main thread: how long it took, and how long of that it had the processor, which other work on the machine does not
change.

| device | frames | median | 99 % under | longest | over ${whole(goals.frameMs)} | longest task | its most processor time |
|---|---|---|---|---|---|---|---|
${scrolling.join('\n')}
`;
}

function whole(ms: number): string {
  return `${Math.round(ms).toLocaleString('en')} ms`;
}
