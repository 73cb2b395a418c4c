import { expect, expectUsable, test } from '../support/desk.ts';
import { arriveAs } from '../support/test.ts';

const pages = [
  '/today',
  '/bookings',
  '/history',
  '/edit',
  '/desk/season',
  '/desk/takings',
  '/desk/events',
  '/desk/people',
  '/desk/park',
  '/desk/audit',
];

test('An admin opens every page of the desk, and everybody could use it', async ({ page, park }) => {
  test.setTimeout(120_000);
  await arriveAs(page, await park.newPerson('Admin'), '/myAccount');
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectUsable(page);
  }
});

for (const role of ['Manager', 'Editor'] as const) {
  test(`The pages of an admin are closed to the role ${role}`, async ({ page, park }) => {
    await arriveAs(page, await park.newPerson(role), '/myAccount');
    for (const path of ['/desk/people', '/desk/park', '/desk/audit']) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    }
  });
}
