import type { Page } from '@playwright/test';
import { info } from '../../web/src/i18n/pl/info.ts';
import { isAlive, touch, watchLife } from '../support/alive.ts';
import { only, quickAtDesk } from '../support/depth.ts';
import { texts } from '../support/planner.ts';
import { publicPages } from '../support/public.ts';
import { arriveAs, expect, test } from '../support/test.ts';

/** A phone's screen, on which the planner waits, too. */
const upright = { width: 390, height: 844 };
/** How long a page waits for a touch (web/public/boot.js). */
const untouchedMs = 20_000;

test.describe('A page that only reads', () => {
  test.beforeEach(async ({ page }) => watchLife(page));

  for (const path of publicPages) {
    test(
      `${path} comes to life when it is touched`,
      only(path === '/prices', quickAtDesk),
      async ({ page }) => {
        await page.setViewportSize(upright);
        await waitForever(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await isAlive(page)).toBe(false);
        await touch(page);
        await expect.poll(() => isAlive(page)).toBe(true);
      },
    );
  }

  for (const [device, size] of Object.entries({ phone: upright, desk: { width: 1440, height: 900 } }))
    test(`says which prices apply without moving them, on a ${device}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/prices', { waitUntil: 'networkidle' });
      const table = page.locator('main table').first();
      const before = await table.boundingBox();
      await touch(page);
      await expect(page.getByText(info.prices.nowWeekend)).toBeVisible();
      expect(await table.boundingBox()).toEqual(before);
    });

  test('goes on reading under a mouse that rests', async ({ page }) => {
    await waitForever(page);
    await page.goto('/prices', { waitUntil: 'networkidle' });
    const scripts = page.locator('script[src]');
    const before = await scripts.count();
    await page.evaluate(async () => {
      dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
      await new Promise((done) => setTimeout(done));
    });
    await expect(scripts).toHaveCount(before);
    expect(await isAlive(page)).toBe(false);
    await touch(page);
    await expect.poll(() => isAlive(page)).toBe(true);
  });

  test('comes to life by itself after a while', async ({ page }) => {
    await watchWaits(page);
    await page.goto('/prices', { waitUntil: 'networkidle' });
    expect(await waitsOf(page)).toContain(untouchedMs);
    await page.clock.fastForward(untouchedMs);
    await expect.poll(() => isAlive(page)).toBe(true);
  });

  test('does what the button said that woke it', async ({ page }) => {
    await page.goto('/prices', { waitUntil: 'networkidle' });
    const tracks = page.getByRole('button', { name: texts.pl.shell.plannerTracks });
    // Nothing but the press itself: no pointer was near.
    await tracks.dispatchEvent('pointerdown');
    await tracks.dispatchEvent('click');
    await expect(tracks).toHaveAttribute('aria-expanded', 'true');
  });

  test('shows what is free before it lives, and opens the day that was pressed meanwhile', async ({
    page,
  }) => {
    await page.setViewportSize(upright);
    await waitForever(page);
    await page.goto('/planner/1', { waitUntil: 'networkidle' });
    const tomorrow = page.locator('[data-day="2026-07-05"]');
    await expect(tomorrow).toHaveAttribute('data-colour', 'free');
    await expect(tomorrow).toContainText(/\d+\sz\s\d+\swolnych/);
    expect(await isAlive(page)).toBe(false);
    await tomorrow.dispatchEvent('pointerdown');
    await tomorrow.dispatchEvent('click');
    await expect(page.locator('[data-slot][data-state=free]').first()).toBeVisible();
    await expect(page.locator('[role=grid]')).toHaveAttribute('aria-busy', 'false');
    await expect(tomorrow).toContainText(/\d+\sz\s\d+\swolnych/);
  });

  test('turns the month as often as it was pressed before the page lived', async ({ page }) => {
    await page.setViewportSize(upright);
    await waitForever(page);
    await page.goto('/planner/1', { waitUntil: 'networkidle' });
    const next = page.getByRole('button', { name: texts.pl.planner.nextMonth });
    for (const _press of [1, 2, 3]) await next.dispatchEvent('click');
    expect(await isAlive(page)).toBe(false);
    await touch(page);
    await expect(page.getByRole('heading', { level: 2, name: /październik 2026/i })).toBeVisible();
  });

  test('keeps the look that was chosen before it lived, on this page and the next', async ({ page }) => {
    await page.setViewportSize(upright);
    await waitForever(page);
    await page.goto('/prices', { waitUntil: 'networkidle' });
    const dark = page.getByRole('radio', { name: texts.pl.theme.dark });
    // Nothing but the choice itself: no pointer was near.
    await dark.evaluate((radio: HTMLInputElement) => radio.click());
    expect(await isAlive(page)).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await touch(page);
    await expect.poll(() => isAlive(page)).toBe(true);
    await expect(dark).toBeChecked();
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('comes to life at once where a day is open beside the month', async ({ page }) => {
    await watchWaits(page);
    await page.goto('/planner/1');
    await expect(page.locator('[data-slot][data-state=free]').first()).toBeVisible();
    expect(await waitsOf(page)).not.toContain(untouchedMs);
  });

  test('comes to life at once where another month is asked for', async ({ page }) => {
    await watchWaits(page);
    await page.setViewportSize(upright);
    await page.goto('/planner/1?month=2026-08');
    await expect(page.getByRole('heading', { level: 2, name: /sierpień 2026/i })).toBeVisible();
    expect(await waitsOf(page)).not.toContain(untouchedMs);
  });

  test('is alive at once for whom it knows', async ({ page, park }) => {
    await arriveAs(page, await park.newPerson('User'), '/prices');
    await expect.poll(() => isAlive(page)).toBe(true);
  });

  test.describe('for a visitor who reads English', () => {
    test.use({ lang: 'en' });

    test('comes in English without being touched', async ({ page }) => {
      await page.goto('/prices');
      await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
    });
  });
});

/** From the next page on, its scripts wait for a touch alone: a busy machine may need longer to load it than they do. */
async function waitForever(page: Page): Promise<void> {
  await page.addInitScript((longest) => {
    const { setTimeout } = globalThis;
    const wait = (run: () => void, ms = 0) => (ms === longest ? 0 : setTimeout(run, ms));
    Object.assign(globalThis, { setTimeout: wait });
  }, untouchedMs);
}

/** From the next page on, it is written down for how long its scripts wait. */
async function watchWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waits: number[] = [];
    const { setTimeout } = globalThis;
    Object.assign(globalThis, {
      waits,
      setTimeout: (run: () => void, ms = 0) => {
        waits.push(ms);
        return setTimeout(run, ms);
      },
    });
  });
}

async function waitsOf(page: Page): Promise<number[]> {
  return await page.evaluate(() => (globalThis as unknown as { waits: number[] }).waits);
}
