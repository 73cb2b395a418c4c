import type { Route } from '@playwright/test';
import { sitDown, test } from '../support/day.ts';
import { texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

test('A list that cannot be loaded says so in its place, and loads at the next attempt', async ({
  page,
  park,
  lang,
  errors,
}) => {
  errors.expect(/500/);
  const { desk } = staffTexts[lang];
  const manager = await park.newPerson('Manager');
  const failure = { message: 'broken', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  const asked: Route[] = [];
  await page.route('**/items/Slot?*', (route) => void asked.push(route));
  await sitDown(page, manager, '/bookings');
  // What failed is tried twice more, a while later each time. No attempt is answered before the test has seen it, so that
  // neither can the next one have begun.
  const alert = page.getByRole('alert').filter({ hasText: desk.loadFailed });
  for (const attempts of [1, 2, 3]) {
    await expect.poll(() => asked.length).toBe(attempts);
    await expect(alert).toHaveCount(0);
    await asked.at(-1)?.fulfill({ status: 500, json: { errors: [failure] } });
  }
  await expect(alert).toBeVisible();
  expect(asked).toHaveLength(3);
  await expect(page.locator('#desk-list')).toHaveCount(0);
  await page.unroute('**/items/Slot?*');
  await page.getByRole('button', { name: texts[lang].common.tryAgain }).click();
  await expect(page.locator('#desk-list')).toBeVisible();
  await expect(alert).toHaveCount(0);
});
