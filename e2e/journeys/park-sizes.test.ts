import { paths } from '@cablepark/contract/paths';
import type { Language } from '@cablepark/domain/time/display';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages, sizes } from '../support/depth.ts';
import { expectNothingCut } from '../support/layout.ts';
import { openParkOf, type SizedPark } from '../support/sized-park.ts';
import { arriveAs, expect, test } from '../support/test.ts';

/** The pages on which the number of tracks is seen, as an Admin sees them; riders see no more. */
const pages = ({ tracks }: SizedPark) => [
  paths.planner,
  ...tracks.slice(0, 1).map(paths.track),
  ...tracks.slice(2, 3).map(paths.track),
  paths.today,
  paths.bookings,
  `${paths.bookings}?when=archived`,
  paths.edit,
  paths.history,
  paths.takings,
  paths.eventsEditor,
  paths.tracksEditor,
  paths.account,
];

for (const [count, quick] of [
  [0, 'pl'],
  [1, 'en'],
  [12, 'pl'],
] as const) {
  test.describe(`In a park with ${count} tracks`, () => {
    let sized: SizedPark;
    test.beforeAll(async () => {
      sized = await openParkOf(count);
    });
    test.afterAll(async () => sized.park.close());

    for (const lang of inLanguages(quick)) {
      test(`every page fits every screen and reads without eyes, in ${lang}`, async ({ page }) => {
        test.setTimeout(240_000);
        await rememberLanguage(page, lang);
        // Each on a session of their own: who comes after a long test would find it renewed.
        const admin = await sized.park.newPerson('Admin');
        await arriveAs(page, admin, `${sized.park.url}${paths.planner}`);
        for (const path of pages(sized)) {
          // The same browser goes from page to page.
          // oxlint-disable-next-line no-await-in-loop
          await look(page, sized.park.url, path);
        }
      });
    }
  });
}

async function rememberLanguage(page: Page, lang: Language): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem('lang', language), lang);
}

async function look(page: Page, url: string, path: string): Promise<void> {
  await page.goto(`${url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const [index, size] of sizes.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize(size);
    // oxlint-disable-next-line no-await-in-loop
    await expectNothingCut(page, `${path} at ${size.width}`);
    // oxlint-disable-next-line no-await-in-loop
    if (index === 0) await expectAccessible(page);
  }
}
