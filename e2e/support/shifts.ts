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
