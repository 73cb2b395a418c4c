// `npm run bench:planner`: how long a rider waits from the click on a day of the planner until its slots are painted.
// A real server with the sample park, a real Chromium; prints the table that it writes to PLANNER.md beside this file.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ensureBuilt } from '../../scripts/build.mjs';
import { launchServer } from '../../server/test/support/launch.ts';
import { clickToPaint } from './click-to-paint.ts';
import { machine, openBrowser, publish, quantile } from './machine.ts';

interface Device {
  name: string;
  width: number;
  height: number;
  touch: boolean;
  /** How many times slower than this machine its processor is. */
  slowdown: number;
}

const devices: Device[] = [
  { name: 'desktop 1440×900', width: 1440, height: 900, touch: false, slowdown: 1 },
  { name: 'phone 390×844', width: 390, height: 844, touch: true, slowdown: 1 },
  { name: 'phone 390×844, processor 4× slower', width: 390, height: 844, touch: true, slowdown: 4 },
];
const rounds = 5;
const goalMs = 100;

await ensureBuilt();
const browser = await openBrowser();
const dataDir = await mkdtemp(join(tmpdir(), 'cablepark-bench-'));
const server = await launchServer({ DATA_DIR: dataDir, SAMPLE: '1' }, { program: 'built' });
try {
  const rows: string[] = [];
  for (const device of devices) {
    const times = await measure(browser, server.url, device);
    rows.push(
      `| ${device.name} | ${times.length} | ${[0.5, 0.95, 1].map((part) => share(times, part)).join(' | ')} |`,
    );
  }
  await publish('PLANNER.md', text(rows));
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

/** @returns milliseconds from click to paint, one for each click */
async function measure(on: Browser, url: string, device: Device): Promise<number[]> {
  const context = await on.newContext({
    viewport: { width: device.width, height: device.height },
    hasTouch: device.touch,
    isMobile: device.touch,
    timezoneId: 'Europe/Warsaw',
  });
  // The question about cookies lies over the lowest days of a phone.
  await context.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
  const page = await context.newPage();
  await page.goto(`${url}/planner/1`);
  await page.locator('[role=grid][aria-busy=false] button[data-colour=free]').first().waitFor();
  const throttle = await context.newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(...(await clickEveryDay(page, device)));
  await context.close();
  return times;
}

/** Every day of today's page of the month that has slots to show, but today's own. */
async function clickEveryDay(page: Page, device: Device): Promise<number[]> {
  await showToday(page, device);
  const days = await page
    .locator('button[data-day]:not([aria-current]):is([data-colour=free],[data-colour=full])')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day') ?? ''));
  const times: number[] = [];
  for (const day of days) {
    const cell = page.locator(`button[data-day="${day}"]`);
    // Together, so that a click that finds no day is what the benchmark ends with.
    const [time] = await Promise.all([clickToPaint(page), device.touch ? cell.tap() : cell.click()]);
    times.push(time);
    if (device.touch) await closeSheet(page);
  }
  return times;
}

/** A click on a day of the next month turns the page, where most of these days are missing: each round begins where the last did. */
async function showToday(page: Page, { touch }: Device): Promise<void> {
  await page.locator('nav:has(#planner-month) > button').last().click();
  await page.locator('button[data-slot]').first().waitFor();
  if (touch) await closeSheet(page);
  await page.locator('[role=grid][aria-busy=false] button[aria-current=date]').waitFor();
}

/** On a phone the day's sheet lies over the month. */
async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('button[data-slot]').first().waitFor({ state: 'detached' });
}

function share(times: readonly number[], part: number): string {
  return `${Math.round(quantile(times, part))} ms`;
}

function text(rows: readonly string[]): string {
  return `# From the click on a day to its painted slots

Measured with \`npm run bench:planner\` on the sample park (48 slots a day), ${machine()}, Chromium ${browser.version()}. The goal is ${goalMs} ms.

| device | clicks | median | 95 % under | slowest |
|---|---|---|---|---|
${rows.join('\n')}
`;
}
