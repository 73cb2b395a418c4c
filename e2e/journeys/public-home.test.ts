import type { Page } from '@playwright/test';
import { isAlive, watchLife } from '../support/alive.ts';
import { texts } from '../support/planner.ts';
import { expect, test } from '../support/test.ts';

interface Asked {
  section: string;
  atMs: number;
}

const { shell } = texts.pl;

test('The next free times outlive the coming to life, and lead to the slot’s question', async ({ page }) => {
  await watchLife(page);
  await page.goto('/');
  const times = page.locator('[data-free-times] a');
  await expect(times).toHaveCount(3);
  const text = await times.first().innerText();
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  await comesToLife(page);
  await expect(times.first()).toHaveText(text.replaceAll('\n', ' '));
  await times.first().click();
  await expect(page.getByRole('alertdialog')).toContainText(texts.pl.planner.loginToBook);
});

test.use({ reducedMotion: 'no-preference' });

test.describe('The home page', () => {
  test.beforeEach(async ({ page, clock }) => {
    await watchLife(page);
    // The page's clock moves by our hand alone.
    await page.clock.pauseAt(clock.now().add({ minutes: 1 }).epochMilliseconds);
    // A scroll takes 230 ms of it; where it leads and when it began is written down.
    await page.addInitScript(() => {
      const asked: Asked[] = [];
      Object.assign(globalThis, { asked });
      Element.prototype.scrollIntoView = function (this: HTMLElement) {
        asked.push({ section: this.id, atMs: performance.now() });
        setTimeout(() => scrollTo({ top: this.offsetTop, behavior: 'instant' }), 230);
      };
    });
    await page.goto('/');
  });

  test('scrolls on every 2,000 ms, whatever time the scrolling itself takes, before it comes to life and after', async ({
    page,
  }) => {
    for (const [index, section] of ['bar', 'instructor'].entries()) {
      await scrolledTimes(page, index + 1);
      await showsSection(page, section);
      // Its own scrolling is no visitor's touch.
      expect(await isAlive(page)).toBe(false);
    }
    // A mouse that passes over the page stops nothing.
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 300);
    await comesToLife(page);
    // Meanwhile it may have gone on.
    const before = (await asked(page)).length;
    for (const more of [1, 2, 3]) {
      await scrolledTimes(page, before + more);
      await showsSection(page, (await asked(page)).at(-1)?.section ?? '');
    }
    const stops = await asked(page);
    const order = ['bar', 'instructor', 'bilevel', 'beach', 'party', 'camping', 'miniramp'];
    expect(stops.map(({ section }) => section)).toEqual(order.slice(0, stops.length));
    const pauses = stops.slice(1).map(({ atMs }, index) => atMs - (stops[index]?.atMs ?? 0));
    expect(new Set(pauses)).toEqual(new Set([2000]));
  });

  test('stops and comes to life when the visitor takes over', async ({ page }) => {
    await scrolledTimes(page, 1);
    await showsSection(page, 'bar');
    await page.mouse.wheel(0, 5);
    await comesToLife(page);
    await expect(page.getByRole('button', { name: shell.play })).toBeVisible();
    await page.clock.runFor(6000);
    expect(await asked(page)).toHaveLength(1);
    await showsSection(page, 'bar');
  });

  test('stops and comes to life when only the scrolling tells of the visitor', async ({ page }) => {
    await scrolledTimes(page, 1);
    await page.clock.runFor(1700);
    await page.evaluate(() => scrollBy({ top: -5, behavior: 'instant' }));
    await comesToLife(page);
    await expect(page.getByRole('button', { name: shell.play })).toBeVisible();
  });

  test('follows no link that a step puts under a finger on its way, and brings back the one that was aimed at', async ({
    page,
  }) => {
    const action = page.locator('#cable a').last();
    const aim = await action.boundingBox();
    if (!aim) throw new Error('Not on the page.');
    await scrolledTimes(page, 1);
    await showsSection(page, 'bar');
    await page.mouse.click(aim.x + aim.width / 2, aim.y + aim.height / 2);
    await comesToLife(page);
    await showsSection(page, 'cable');
    expect((await asked(page)).map(({ section }) => section)).toEqual(['bar', 'cable']);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.clock.runFor(1000);
    await action.click();
    await expect(page).toHaveURL(/\/planner/);
  });

  test('follows a link that has been there for a while', async ({ page }) => {
    await scrolledTimes(page, 1);
    await showsSection(page, 'bar');
    await page.clock.runFor(500);
    await page.locator('#bar a').last().click();
    await expect(page).toHaveURL(/\/bar/);
  });

  test('stops for a button pressed before it lives', async ({ page }) => {
    await scrolledTimes(page, 1);
    // Nothing but the press itself: no pointer was near.
    const pause = page.getByRole('button', { name: shell.pause });
    await pause.dispatchEvent('pointerdown');
    await pause.dispatchEvent('click');
    await comesToLife(page);
    await expect(page.getByRole('button', { name: shell.play })).toBeVisible();
    await page.clock.runFor(6000);
    expect(await asked(page)).toHaveLength(1);
  });
});

function asked(page: Page): Promise<Asked[]> {
  return page.evaluate(() => (globalThis as unknown as { asked: Asked[] }).asked);
}

async function scrolledTimes(page: Page, times: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await asked(page)).toHaveLength(times);
  }).toPass({ intervals: [20] });
}

async function showsSection(page: Page, section: string): Promise<void> {
  await page.clock.runFor(300);
  await expect(page.locator('nav [aria-current=true]')).toHaveAttribute('href', `#${section}`);
}

/** Of which many a step waits for a timer. */
async function comesToLife(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await isAlive(page)).toBe(true);
  }).toPass({ intervals: [20] });
}
