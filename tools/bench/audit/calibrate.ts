import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { type Spread, spreadOf } from './figures.ts';

/** Lighthouse's benchmark index of this machine, measured in the browser that the pages are audited in: one second each. */
export async function measureIndex(browser: Browser, times: number): Promise<Spread> {
  const page = await browser.newPage();
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) {
    // One after the other: two at once would share the processor.
    // oxlint-disable-next-line no-await-in-loop
    found.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  }
  await page.close();
  return spreadOf(found);
}
