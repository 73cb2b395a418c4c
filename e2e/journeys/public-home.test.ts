import { expect, test } from '../support/test.ts';

interface Asked {
  section: string;
  atMs: number;
}

test.use({ reducedMotion: 'no-preference' });

test('The home page scrolls on every 2,000 ms, whatever time the scrolling itself takes', async ({
  page,
  clock,
}) => {
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
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: Asked[] }).asked);
  const current = page.locator('nav [aria-current=true]');

  for (const [index, section] of ['bar', 'instructor', 'bilevel'].entries()) {
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await asked()).toHaveLength(index + 1);
    }).toPass({ intervals: [20] });
    await page.clock.runFor(300);
    await expect(current).toHaveAttribute('href', `#${section}`);
  }
  const [first, second, third] = (await asked()).map(({ atMs }) => atMs);
  expect([(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)]).toEqual([2000, 2000]);
});
