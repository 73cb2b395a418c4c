import type { Page } from '@playwright/test';

/** From the next page on, it is written down when its scripts run. */
export async function watchLife(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('site-alive', () => Object.assign(globalThis, { isAlive: true }));
  });
}

export async function isAlive(page: Page): Promise<boolean> {
  return await page.evaluate(() => 'isAlive' in globalThis);
}

/** What wakes a page that only reads (web/public/boot.js): the first place of a mouse is no movement yet. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  await page.mouse.move(12, 12);
}
