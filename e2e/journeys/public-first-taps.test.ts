import type { Page, Route } from '@playwright/test';
import { isAlive, watchLife } from '../support/alive.ts';
import { texts } from '../support/planner.ts';
import { expect, test } from '../support/test.ts';

/** On a phone's screen, where a day is a sheet over its month. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const { planner, shell } = texts.pl;
const sheet = 'dialog[open]:not([role])';
const question = 'dialog[open][role=alertdialog]';
const day = (page: Page) => page.locator('[data-day="2026-07-05"]');
const freeSlot = (page: Page) => page.locator(`${sheet} [data-slot][data-state=free]`).first();

/** What a page waits for; until `release` none of it arrives. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

const scripts = /\/static\/.*\.js$/;

test.beforeEach(async ({ page }) => watchLife(page));

test.describe('Before any script of a planner is there', () => {
  test('a day opens with its name and its slots, a slot with the question, and React takes both over', async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto('/planner/1');
    await day(page).tap();
    await expect(page.locator(sheet).getByRole('heading')).toHaveText('Niedziela 5 lipca');
    await expect(freeSlot(page)).toBeVisible();
    const before = await page.locator(sheet).innerText();
    const slot = page.locator(`${sheet} [data-slot][data-state=free]`).nth(12);
    const id = await slot.getAttribute('data-slot');
    await slot.tap();
    await expect(page.locator(question)).toContainText(planner.loginToBook);
    expect(await isAlive(page)).toBe(false);
    // After the tap, which scrolls to its slot itself.
    await page.locator(sheet).evaluate((dialog) => dialog.scrollTo(0, 200));

    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const gaps = await watchGaps(page);
    release();
    await expect(page.locator(`#root ${question}`)).toBeVisible();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    expect(await gaps(), 'frames without the sheet and the question').toBe(0);
    await expect(page.locator(question).getByRole('button', { name: planner.logIn })).toBeFocused();
    // Below the slots it adds the way to wait for one.
    expect(await page.locator(sheet).innerText()).toContain(before);
    expect(await page.locator(sheet).evaluate((dialog) => dialog.scrollTop)).toBe(200);

    await page.keyboard.press('Escape');
    await expect(page.locator(question)).toHaveCount(0);
    await expect(page.locator(`${sheet} [data-slot="${id}"]`)).toBeFocused();
    await page.goBack();
    await expect(page.locator(sheet)).toHaveCount(0);
    await expect(page).toHaveURL(/\/planner\/1$/);
    await expect(day(page)).toBeFocused();
  });

  test('no script runs until the slots are there, lest it keep them waiting', async ({ page }) => {
    const release = await hold(page, /\/days\//);
    await page.goto('/planner/1');
    await page.waitForLoadState('networkidle');
    const come = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new MutationObserver((changes) => {
            const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
            if (added.some((node) => node instanceof HTMLScriptElement)) resolve('scripts');
            if (document.querySelector('dialog[data-prerendered=day] [data-slot]')) resolve('slots');
          }).observe(document, { childList: true, subtree: true });
        }),
    );
    await day(page).tap();
    await expect(page.locator(sheet).getByRole('heading')).toHaveText('Niedziela 5 lipca');
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    });
    release();
    expect(await come).toBe('slots');
    await expect.poll(() => isAlive(page)).toBe(true);
  });

  test('what a browser refuses to open is opened once React is there', async ({ page }) => {
    await page.addInitScript(() => {
      const show: unknown = Reflect.get(HTMLDialogElement.prototype, 'showModal');
      HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
        if (this.dataset['prerendered'] !== undefined)
          throw new DOMException('Not now.', 'InvalidStateError');
        Reflect.apply(show as () => void, this, []);
      };
    });
    await page.goto('/planner/1');
    await day(page).tap();
    await expect(page.locator(`#root ${sheet}`).getByRole('heading')).toHaveText('Niedziela 5 lipca');
  });

  test('“back” closes the question, then the sheet; the page stays', async ({ page }) => {
    await hold(page, scripts);
    await page.goto('/');
    await page.goto('/planner/1');
    await day(page).tap();
    await freeSlot(page).tap();
    await expect(page.locator(question)).toBeVisible();
    await page.goBack();
    await expect(page.locator(question)).toHaveCount(0);
    await expect(page.locator(sheet)).toBeVisible();
    await page.goBack();
    await expect(page.locator(sheet)).toHaveCount(0);
    await expect(page).toHaveURL(/\/planner\/1$/);
  });

  test('the keys open it, walk it and close it', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/planner/1');
    await page.locator('[data-day][tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(sheet).getByRole('heading')).toHaveText('Sobota 4 lipca');
    await expect(freeSlot(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(sheet).getByRole('button', { name: planner.nextDay })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(sheet).getByRole('heading')).toHaveText('Niedziela 5 lipca');
    await page.keyboard.press('Escape');
    await expect(page.locator(sheet)).toHaveCount(0);
    await expect(page.locator('[data-day="2026-07-04"]')).toBeFocused();
    release();
    await expect.poll(() => isAlive(page)).toBe(true);
    await expect(page.locator('[role=grid]')).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('an answer is given as soon as it can be', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/planner/1');
    await day(page).tap();
    await freeSlot(page).tap();
    const logIn = page.locator(question).getByRole('button', { name: planner.logIn });
    await logIn.tap();
    await expect(logIn).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => history.state.usr)).toMatchObject({
      from: '/planner/1?month=2026-07&day=2026-07-05',
      pending: [expect.any(Number)],
    });
  });
});

const moments: [string, RegExp][] = [
  ['before what it opens is there', /\/dialogs\?/],
  ['before the hours of the day are there', /\/days\/2026-07-05/],
  ['before React is there', scripts],
  ['before the month is read', /\/items\/Slot/],
];

for (const [when, address] of moments) {
  test(`A tap ${when} is not lost`, async ({ page }) => {
    const release = await hold(page, address);
    await page.goto('/planner/1');
    await day(page).tap();
    release();
    await expect(page.locator(`#root ${sheet}`).getByRole('heading')).toHaveText('Niedziela 5 lipca');
    await expect(freeSlot(page)).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });
}

test('A sheet that was closed before React came stays closed, and opens again', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/planner/1');
  await day(page).tap();
  await page.locator(sheet).getByRole('button', { name: texts.pl.common.close }).tap();
  await expect(page.locator(sheet)).toHaveCount(0);
  release();
  await expect(page.locator('[role=grid]')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await day(page).tap();
  await expect(freeSlot(page)).toBeVisible();
});

test('The menu opens before React is there, leads on, and is taken over', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/');
  const more = page.getByRole('button', { name: shell.more }).filter({ visible: true });
  await more.tap();
  const prices = page.locator(sheet).getByRole('link', { name: shell.prices });
  await expect(prices).toBeVisible();
  release();
  await expect(page.locator(`#root ${sheet}`)).toBeVisible();
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.tap();
  await prices.tap();
  await expect(page).toHaveURL(/\/prices$/);
});

test('“Zapisz się” asks before React is there', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/events');
  await page.locator('button[data-event]').first().tap();
  await expect(page.locator(question)).toContainText(planner.loginToBook);
  expect(await isAlive(page)).toBe(false);
  release();
  await expect(page.locator(`#root ${question}`)).toBeVisible();
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
});

test('Where no script ever comes, the menu still leads on and a day still shows its slots', async ({
  page,
  errors,
}) => {
  errors.expect(/net::ERR_FAILED/);
  await page.route(scripts, (route) => route.abort());
  await page.goto('/planner/1');
  await day(page).tap();
  await expect(freeSlot(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shell.more }).filter({ visible: true }).tap();
  await page.locator(sheet).getByRole('link', { name: shell.prices }).tap();
  await expect(page).toHaveURL(/\/prices$/);
});

test('A page that the browser has translated names the day, and React takes its sheet over', async ({
  page,
  errors,
}) => {
  // React finds other nodes than it made, and renders the page anew.
  errors.expect(/React error #418/);
  const release = await hold(page, scripts);
  await page.goto('/planner/1');
  await page.evaluate(translate);
  await day(page).tap();
  await expect(page.locator(sheet).getByRole('heading')).toHaveText('Niedziela 5 lipca');
  await expect(freeSlot(page)).toBeVisible();
  release();
  await expect(page.locator(`#root ${sheet}`).getByRole('heading')).toHaveText('Niedziela 5 lipca');
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
});

/** As browsers' translators do. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const node of found) {
    if (node.parentElement?.closest('script,style') || !node.textContent?.trim()) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    node.parentNode?.replaceChild(outer, node);
    outer.append(inner);
    inner.append(node);
  }
}

/** Counts from now on the frames in which not both dialogs stand. */
async function watchGaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    ([one, other]) => {
      const scope = globalThis as unknown as { gaps: number };
      scope.gaps = 0;
      const look = () => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => {
          const isWhole = [one, other].every((each) => document.querySelector(each ?? '') !== null);
          const moving = document.getAnimations().filter(({ effect }) => {
            const target = (effect as KeyframeEffect | null)?.target;
            return target instanceof HTMLDialogElement;
          });
          if (!isWhole || moving.length > 0) scope.gaps += 1;
        });
        channel.port1.start();
        channel.port2.postMessage(null);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [sheet, question],
  );
  return () => page.evaluate(() => (globalThis as unknown as { gaps: number }).gaps);
}
