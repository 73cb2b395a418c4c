import type { Page } from '@playwright/test';
import { expectFocusInSight } from '../support/keyboard.ts';
import type { Park } from '../support/park.ts';
import type { Person } from '../support/people.ts';
import { bookSome } from '../support/staff.ts';
import { arriveAs, expect, test } from '../support/test.ts';

interface LongPage {
  path: string;
  as: 'rider' | 'manager';
}
const longPages: LongPage[] = [
  { path: '/planner/1', as: 'rider' },
  { path: '/myAccount/data', as: 'rider' },
  { path: '/bookings', as: 'manager' },
  { path: '/today', as: 'manager' },
];

async function open(page: Page, park: Park, { path, as }: LongPage): Promise<void> {
  const people: Record<LongPage['as'], Person> = {
    rider: await park.newPerson(),
    manager: await park.newPerson('Manager'),
  };
  await bookSome(park, people.rider, 6);
  await arriveAs(page, people[as], path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

// Each press of a long page is measured.
test.setTimeout(180_000);

for (const longPage of longPages) {
  test(`What has the focus on ${longPage.path} is never under the bars`, async ({ page, park }) => {
    await open(page, park, longPage);
    await expectFocusInSight(page, longPage.path);
  });

  test.describe('On a first visit that loses its connection', () => {
    test.use({ cookies: null });

    test(`what has the focus on ${longPage.path} is never under what stands there then`, async ({
      page,
      park,
      errors,
    }) => {
      errors.expect(/ERR_INTERNET_DISCONNECTED/);
      await open(page, park, longPage);
      await expectFocusInSight(page, `${longPage.path} with the question about cookies`);
      await page.context().setOffline(true);
      await expectFocusInSight(page, `${longPage.path} offline`);
    });
  });
}
