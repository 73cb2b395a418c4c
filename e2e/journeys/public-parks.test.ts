import { languages } from '@cablepark/domain/time/display';
import type { Page } from '@playwright/test';
import { isLong } from '../../server/test/support/depth.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desk, phone, someOf, tablet } from '../support/depth.ts';
import { enlargeText, expectNothingCut } from '../support/layout.ts';
import type { Park } from '../support/park.ts';
import { addressIn, publicPages } from '../support/public.ts';
import { openSecondPark } from '../support/second-park/put-up.ts';
import { expect, setClock, test } from '../support/test.ts';
import { openWordyPark } from '../support/wordy-park.ts';

test.use({ reducedMotion: 'reduce' });

const narrow = { width: 320, height: 640 };
/** What 1440×900 becomes when the browser zooms to 200 %. */
const zoomed = { width: 720, height: 450 };

/** A quick run looks where the most is laid out; the park that shares nothing with the sample is own-park's, too. */
const parks = [
  { of: 'nothing of the sample', open: openSecondPark, quick: [] },
  { of: 'the longest texts', open: openWordyPark, quick: ['/', '/bar', '/contact', '/planner/1'] },
];
/** The tightest first; then the widest lines. */
const everySize = [narrow, desk, phone, zoomed, tablet];

for (const { of, open, quick } of parks) {
  test.describe(`In a park of ${of}`, () => {
    let park: Park;
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      ({ park } = await open());
    });
    test.afterAll(async () => park.close());
    test.beforeEach(async ({ context }) => setClock(context, park.clock));

    for (const lang of someOf(languages, 1)) {
      test.describe(lang, () => {
        test.use({ lang });

        for (const path of isLong ? publicPages : quick) {
          test(`${path} fits every screen by day and by night, narrow, zoomed and enlarged`, async ({
            page,
          }) => {
            await page.goto(park.url + addressIn(lang, path));
            await expect(page.locator('html')).toHaveAttribute('lang', lang);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await page.waitForLoadState('networkidle');
            await layOutAll(page);
            for (const size of someOf(everySize, 2)) {
              await page.setViewportSize(size);
              await expectNothingCut(page, `${size.width} px`);
            }
            for (const size of someOf([phone, desk, tablet], 1)) {
              await page.setViewportSize(size);
              for (const colorScheme of someOf(['dark', 'light'] as const, 1)) {
                await page.emulateMedia({ colorScheme });
                await expectAccessible(page);
              }
            }
            await enlargeText(page);
            for (const size of someOf([phone, narrow, desk, tablet], 1)) {
              await page.setViewportSize(size);
              await expectNothingCut(page, `text of twice the size at ${size.width} px`);
            }
          });
        }
      });
    }
  });
}

/** What is far from the screen, too. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible';
  });
}
