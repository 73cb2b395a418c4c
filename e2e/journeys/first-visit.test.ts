import { languages } from '@cablepark/domain/time/display';
import { missing as en } from '../../web/src/i18n/en/missing.ts';
import { missing as pl } from '../../web/src/i18n/pl/missing.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { texts } from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const missing = { pl, en };

/** The others are in public-visual.test.ts. */
const pages = ['/forgot', '/reset?token=unknown'];

for (const lang of languages) {
  test.describe(lang, () => {
    test.use({ lang });

    for (const path of pages) {
      test(`A visitor opens ${path}: it speaks their language and everybody can use it`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expectAccessible(page);
      });
    }

    test('A rider who logged in before opens the account page', async ({ page, park }) => {
      const rider = await park.newPerson();
      await arriveAs(page, rider, '/myAccount');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(rider.name);
      await expectAccessible(page);
    });
  });
}

test('While it is not known yet who has logged in here before, the bars lead to an account and not to a log-in', async ({
  page,
  park,
  lang,
}, { project }) => {
  const { shell } = texts[lang];
  const isPhone = project.name === 'phone';
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/users/me*', async (route) => {
    await slow;
    await route.fallback();
  });
  await arriveAs(page, await park.newPerson(), '/events');
  const bar = page.getByRole('navigation', { name: isPhone ? shell.quickMenu : shell.mainMenu });
  const account = bar.getByRole('link', { name: isPhone ? shell.mySlots : shell.myAccount });
  await expect(account).toBeVisible();
  await expect(page.getByRole('link', { name: shell.login, exact: true })).toHaveCount(0);
  const before = await account.boundingBox();
  if (isPhone) {
    await bar.getByRole('button', { name: shell.more }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: shell.myAccount })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  answer();
  // Entries of others stand in the bar only until it is known who looks.
  await expect(bar.locator('[data-for]')).toHaveCount(0);
  expect(await account.boundingBox()).toEqual(before);
});

for (const lang of languages) {
  test.describe(`In ${lang}`, () => {
    test.use({ lang });

    test('an unknown address leads home, which says what was not found wherever it is scrolled to', async ({
      page,
    }) => {
      await page.goto('/no/such/page');
      await expect(page).toHaveURL('/?missing=/no/such/page');
      const words = missing[lang].page('/no/such/page');
      const note = page.getByRole('status').getByText(words);
      await expect(note).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 700));
      await expect(note).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
