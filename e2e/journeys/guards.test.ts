import { arriveAs, expect, test } from '../support/test.ts';

for (const path of ['/myAccount', '/myAccount/data', '/bookings', '/edit', '/history']) {
  test(`A visitor who opens ${path} is asked to log in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  });
}

for (const path of ['/bookings', '/edit', '/history']) {
  test(`A rider who opens ${path} is sent to the login page`, async ({ page, park }) => {
    await arriveAs(page, await park.newPerson(), path);
    await expect(page).toHaveURL('/login');
  });
}
