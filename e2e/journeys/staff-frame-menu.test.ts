import { phone } from '../support/depth.ts';
import { texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs, expect, test } from '../support/test.ts';

test('The menu that was opened before its page has come stays open over it', async ({ page, park }) => {
  const { menu } = staffTexts.pl;
  await page.setViewportSize(phone);
  await arriveAs(page, await park.newPerson('Manager'), '/bookings');
  await expect(page.getByRole('searchbox')).toBeVisible();
  const server = Promise.withResolvers<void>();
  await page.route(/\/users\/me\b/, async (route) => {
    await server.promise;
    await route.continue();
  });
  await page.reload();
  await page
    .getByRole('navigation', { name: menu.atHand })
    .getByRole('button', { name: texts.pl.shell.more })
    .click();
  const all = page.getByRole('dialog').getByRole('navigation', { name: menu.all });
  await expect(all).toBeVisible();
  server.resolve();
  // The list is read after everything that the page does as it opens.
  await expect(page.locator('main [aria-live]')).toBeAttached();
  await all.getByRole('link', { name: staffTexts.pl.takings.title }).click();
  await expect(page).toHaveURL('/desk/takings');
  await expect(all).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(all).toHaveCount(0);
});
