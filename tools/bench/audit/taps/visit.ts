import type { Browser, CDPSession, Page } from '@playwright/test';
import type { TapCase } from './cases.ts';
import { installPageWatch, type PageWatch } from './page-watch.ts';

/** A phone: lighthouse's slow 4G as it is applied, and a processor four times slower than this machine's. */
const phone = {
  slowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
  context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'pl-PL' },
} as const;

/** A tap without a result by then counts as lost. */
const longestMs = 10_000;
const visitMs = 10_000;

/** Milliseconds; null if the tap was lost. */
export interface TapVisit {
  first: (number | null)[];
  next: number | null;
  second: (number | null)[];
  /** Of the slowed processor, on the page's main thread, in the first 10 s of the visit. */
  workMs: number;
}

interface Tapped {
  pageWatch: PageWatch;
}

/** A new visitor who taps once at a moment after the first paint, and again when the page is idle. */
export async function visit(
  browser: Browser,
  origin: string,
  { path, target, marks, next }: TapCase,
  afterPaintMs: number,
): Promise<TapVisit> {
  const { page, cdp, close } = await openPhone(browser);
  try {
    const painted = await arrive(page, cdp, origin + path);
    await until(painted + afterPaintMs);
    const selectors = marks.map(({ selector }) => selector);
    const first = await tap(page, cdp, target, 0, selectors);
    const [after = null] = next ? await tap(page, cdp, next.target, 0, [next.mark.selector]) : [];
    await until(painted + visitMs);
    const workMs = await workOf(cdp);
    await closeAll(page, cdp);
    const second = await tap(page, cdp, target, 1, selectors);
    return { first, next: after, second, workMs };
  } finally {
    await close();
  }
}

/** The same visit without a tap. @returns milliseconds of the processor */
export async function readOnly(browser: Browser, address: string): Promise<number> {
  const { page, cdp, close } = await openPhone(browser);
  try {
    await until((await arrive(page, cdp, address)) + visitMs);
    return await workOf(cdp);
  } finally {
    await close();
  }
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext(phone.context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', phone.network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp, close: () => context.close() };
}

/** @returns the moment of the first paint, in milliseconds since the epoch */
async function arrive(page: Page, cdp: CDPSession, address: string): Promise<number> {
  await cdp.send('Runtime.addBinding', { name: 'painted' });
  const painted = new Promise<number>((resolve) => {
    cdp.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
  });
  await cdp.send('Runtime.enable');
  await page.addInitScript(installPageWatch);
  void page.goto(address, { waitUntil: 'commit' }).catch(() => null);
  return painted;
}

/** As a finger does it: down and up again, with no pointer near before. @returns when each of these was painted */
async function tap(
  page: Page,
  cdp: CDPSession,
  target: string,
  place: number,
  selectors: readonly string[],
): Promise<(number | null)[]> {
  const point = await page.evaluate(
    ([selector, index]) => (globalThis as unknown as Tapped).pageWatch.find(selector, index),
    [target, place] as const,
  );
  if (!point) return selectors.map(() => null);
  const watching = page.evaluate(
    ([wanted, longest]) => (globalThis as unknown as Tapped).pageWatch.watch(wanted, longest),
    [selectors, longestMs] as const,
  );
  await page.evaluate(() => null);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return await watching;
}

/** Closes what the taps opened by its buttons, the top one first, and leaves the page alone for a while. */
async function closeAll(page: Page, cdp: CDPSession): Promise<void> {
  for (let tries = 0; tries < 6 && (await page.locator('dialog[open]').count()) > 0; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await tap(page, cdp, 'dialog[open] [aria-label=Zamknij]', 0, []);
    // For as long a tap does nothing where a dialog stood.
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(700);
  }
  await page.waitForTimeout(700);
}

async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function until(moment: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));
}
