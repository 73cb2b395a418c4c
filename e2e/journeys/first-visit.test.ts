import { languages } from '@cablepark/domain/time/display';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveAs, expect, test } from '../support/test.ts';

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

test('An unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
});
