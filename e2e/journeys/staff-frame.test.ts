import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages, phone, sizes } from '../support/depth.ts';
import { expectKeyboardReaches } from '../support/keyboard.ts';
import { enlargeText, expectNothingCut } from '../support/layout.ts';
import { openPark } from '../support/park.ts';
import { texts } from '../support/planner.ts';
import { Requests } from '../support/requests.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const tablet = { width: 768, height: 1024 };
const desk = { width: 1440, height: 900 };
const narrow = { width: 320, height: 640 };

const frameFile = /\/StaffFrame-[^/]*\.js$/;

for (const lang of inLanguages('pl')) {
  const { desk: bookings, menu, takings } = staffTexts[lang];
  const { shell } = texts[lang];
  const nav = (page: Page) => page.getByRole('navigation', { name: menu.title, exact: true });

  test.describe(lang, () => {
    test.use({ lang });

    test('The frame shows at a desk every page, on a phone some at hand and all behind one press', async ({
      page,
      park,
    }) => {
      await arriveAs(page, await park.newPerson('Admin'), '/bookings');
      const entries = nav(page).getByRole('link');
      await expect(entries.first()).toBeVisible();
      const shown = await entries.allInnerTexts();

      await page.setViewportSize(phone);
      await expect(nav(page)).toBeHidden();
      const tabs = page.getByRole('navigation', { name: menu.atHand });
      await expect(tabs.locator('[aria-current]')).toHaveText([bookings.title]);
      await tabs.getByRole('button', { name: shell.more }).click();
      const all = page.getByRole('dialog').getByRole('navigation', { name: menu.all });
      await expect(all.getByRole('link')).toHaveText(shown);
      await expectAccessible(page, 'dialog');
      await all.getByRole('link', { name: takings.title }).click();
      await expect(page).toHaveURL('/desk/takings');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    test('A tablet upright has every page within one touch, wherever one has scrolled', async ({
      page,
      park,
      errors,
    }) => {
      test.setTimeout(120_000);
      // The tests' own preparation of each frame: no script runs in the preview's.
      errors.expect(/sandboxed/);
      await page.setViewportSize(tablet);
      await arriveAs(page, await park.newPerson('Admin'), '/today');
      const entries = nav(page).getByRole('link');
      await expect(entries.first()).toBeVisible();
      const count = await entries.count();
      expect(count).toBeGreaterThanOrEqual(12);
      for (let index = 0; index < count; index += 1) {
        const entry = entries.nth(index);
        const to = (await entry.getAttribute('href')) ?? '';
        await entry.click();
        await expect(page).toHaveURL(to);
        await expect(entry).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        for (const other of await entries.all()) await expectAtHand(page, other);
      }
    });

    const publicOnes = [shell.home, shell.bar, shell.book];
    const rest = [shell.events, shell.contact, shell.location, shell.prices];
    for (const [role, named] of [
      ['Manager', [...publicOnes, shell.bookings, ...rest]],
      ['Editor', [...publicOnes, shell.bookings, shell.assets, shell.history, ...rest]],
      ['Admin', [...publicOnes, shell.bookings, ...rest]],
    ] as const) {
      test(`The bar of the public pages holds for the role ${role} what the specification names, and one way in`, async ({
        page,
        park,
      }) => {
        await arriveAs(page, await park.newPerson(role), '/prices');
        const bar = page.getByRole('navigation', { name: shell.mainMenu });
        await expect(page.locator('[data-for]')).toHaveCount(0);
        const seen = bar.getByRole('link').filter({ visible: true });
        await expect(seen).toHaveText([...named, shell.staff, shell.myAccount]);
        await expect(page.getByRole('button', { name: shell.more })).toHaveCount(0);
        await expectNothingCut(page, 'at a desk');

        await page.setViewportSize(tablet);
        await expect(seen).toHaveText([shell.book, shell.bookings, shell.staff, shell.myAccount]);
        await expectNothingCut(page, 'on a tablet');

        await page.setViewportSize(phone);
        const tabs = page.getByRole('navigation', { name: shell.quickMenu });
        await expect(tabs.getByRole('link')).toHaveText([
          shell.staff,
          shell.book,
          shell.bookings,
          shell.mySlots,
        ]);
        await tabs.getByRole('button', { name: shell.more }).click();
        const menu = page.getByRole('navigation', { name: shell.allPages });
        const everything = await menu
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.textContent));
        const tracks = [texts[lang].common.track(1), texts[lang].common.track(2)];
        expect(everything.toSorted()).toEqual([...named, ...tracks, shell.staff, shell.myAccount].toSorted());
        await expect(menu.getByRole('link', { name: shell.staff, exact: true })).toHaveAttribute(
          'href',
          '/today',
        );
      });
    }
  });
}

async function expectAtHand(page: Page, entry: Locator): Promise<void> {
  const box = await entry.boundingBox();
  const { width, height } = page.viewportSize() ?? tablet;
  expect(box, await entry.innerText()).not.toBeNull();
  if (!box) return;
  expect(box.y, await entry.innerText()).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.height).toBeGreaterThanOrEqual(44);
}

test('The frame stands before the server has said who this is, and stays as it is', async ({
  page,
  park,
}) => {
  await arriveAs(page, await park.newPerson('Editor'), '/bookings');
  const { menu } = staffTexts.pl;
  const places = () =>
    page
      .getByRole('navigation', { name: menu.title, exact: true })
      .getByRole('link')
      .evaluateAll(async (links) => {
        await document.fonts.ready;
        return links.map((link) => `${link.textContent} at ${Math.round(link.getBoundingClientRect().y)}`);
      });
  await expect.poll(places).not.toEqual([]);
  const known = await places();
  const server = Promise.withResolvers<void>();
  await page.route(/\/users\/me\b/, async (route) => {
    await server.promise;
    await route.continue();
  });
  await page.reload();
  await expect.poll(places).toEqual(known);
  server.resolve();
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await places()).toEqual(known);
});

test('On a low window the menu scrolls, and the park’s name stays whole above it', async ({ page, park }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await arriveAs(page, await park.newPerson('Admin'), '/edit');
  const menu = page.getByRole('navigation', { name: staffTexts.pl.menu.title, exact: true });
  const name = page.getByRole('banner').getByRole('link').first();
  const last = menu.getByRole('link').last();
  await expect(last).toBeAttached();
  await expect(last).not.toBeInViewport();
  await expect(name).toBeInViewport({ ratio: 1 });
  const place = await name.boundingBox();
  expect(place?.height).toBeGreaterThanOrEqual(24);
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await name.boundingBox()).toEqual(place);
  await page.setViewportSize({ width: 1280, height: 440 });
  await last.blur();
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('Nobody loads the frame on a public page, not even an admin', async ({ page, park, context }) => {
  await arriveAs(page, await park.newPerson('Admin'), '/prices');
  await expect(page.locator('[data-for]')).toHaveCount(0);
  const requests = new Requests(context);
  await page.reload();
  await expect(page.locator('[data-for]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(requests.paths(frameFile)).toEqual([]);
  await page.getByRole('link', { name: texts.pl.shell.staff, exact: true }).click();
  await expect(page).toHaveURL('/today');
  await expect.poll(() => requests.paths(frameFile)).toHaveLength(1);
});

test('Keys alone lead past the menu, through it, and to the heading of the page chosen', async ({
  page,
  park,
}) => {
  const { audit } = staffTexts.pl;
  await arriveAs(page, await park.newPerson('Admin'), '/desk/tracks');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectKeyboardReaches(page, '/desk/tracks');
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.pl.shell.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.getByRole('link', { name: audit.title }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/desk/audit');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('The longest names leave room for every bar', async ({ page }) => {
  test.setTimeout(90_000);
  const park = await openPark();
  try {
    const editor = await park.newPerson('Editor');
    const admin = await park.newPerson('Admin');
    await park.call(
      'PATCH',
      '/park',
      { name: 'Międzyzdrojskie Centrum Wakeboardu i Sportów Wodnych' },
      admin,
    );
    await arriveAs(page, editor, `${park.url}/history`);
    for (const path of ['/history', '/prices']) {
      await page.goto(`${park.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-for]')).toHaveCount(0);
      for (const size of [...sizes, narrow]) {
        await page.setViewportSize(size);
        const over = await page
          .getByRole('banner')
          .getByRole('link')
          .first()
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(over, `pixels of the name beyond its place, ${path} at ${size.width}`).toBeLessThanOrEqual(1);
        await expectNothingCut(page, `${path} at ${size.width}`);
      }
    }
  } finally {
    await park.close();
  }
});

for (const lang of inLanguages('en')) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${lang}, ${colorScheme}`, () => {
      test.use({ lang, colorScheme });
      test('The frame fits every screen and twice the text, and axe finds nothing', async ({
        page,
        park,
      }) => {
        test.setTimeout(90_000);
        await page.setViewportSize(desk);
        await arriveAs(page, await park.newPerson('Admin'), '/desk/audit');
        await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
        for (const size of [...sizes, narrow]) {
          await page.setViewportSize(size);
          await expectNothingCut(page, `at ${size.width}`);
          await expectAccessible(page);
        }
        await enlargeText(page);
        for (const size of [...sizes, narrow]) {
          await page.setViewportSize(size);
          await expectNothingCut(page, `with twice the text at ${size.width}`);
        }
      });
    });
  }
}
