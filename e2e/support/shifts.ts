import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
}

/** From the next page on, what moves by itself is written down. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on this page: of each shift the part of the screen, by how far it moved. */
export async function readShifts(page: Page): Promise<number[]> {
  return await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
}

/** Fonts come after the first paint, as on a slow line: what they stand in for must be as wide and as high as they are. */
export async function holdFontsBack(page: Page): Promise<void> {
  const { promise: painted, resolve } = Promise.withResolvers<undefined>();
  await page.exposeFunction('tellPaint', () => {
    resolve(undefined);
  });
  await page.addInitScript(() => {
    const { tellPaint } = globalThis as unknown as { tellPaint: () => void };
    new PerformanceObserver(tellPaint).observe({ type: 'paint', buffered: true });
  });
  await page.route(/\.woff2$/, async (route) => {
    await painted;
    await route.continue();
  });
}
