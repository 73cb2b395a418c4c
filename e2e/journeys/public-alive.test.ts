import { isAlive, touch, watchLife } from '../support/alive.ts';
import { texts } from '../support/planner.ts';
import { publicPages } from '../support/public.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const eager = (path: string) => path.startsWith('/planner/');

test.describe('A page that only reads', () => {
  test.beforeEach(async ({ page }) => watchLife(page));

  for (const path of publicPages) {
    const when = eager(path) ? 'at once' : 'when it is touched';
    test(`${path} comes to life ${when}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      if (!eager(path)) {
        expect(await isAlive(page)).toBe(false);
        await touch(page);
      }
      await expect.poll(() => isAlive(page)).toBe(true);
    });
  }

  test('comes to life by itself after a while', async ({ page }) => {
    await page.goto('/prices', { waitUntil: 'networkidle' });
    expect(await isAlive(page)).toBe(false);
    await page.clock.fastForward(5000);
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
