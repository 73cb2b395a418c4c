import { languages } from '@cablepark/domain/time/display';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { looks, only, phone, quickAtDesk, someOf } from '../support/depth.ts';
import { expectKeyboardReaches } from '../support/keyboard.ts';
import { enlargeText, expectNothingCut, heightBetweenBars, zoomTextAlone } from '../support/layout.ts';
import { publicPages } from '../support/public.ts';
import { expect, test } from '../support/test.ts';

/** Every page as visitors see it: full pictures of it lie in test-results/pages afterwards, for eyes alone. */
const pictures = 'test-results/pages';
const pages = [...publicPages, '/login', '/signup'] as const;
/** Those with the most to press first. */
const byKeyboard = [...new Set(['/', '/planner/1', '/signup', '/events', ...pages])];

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

for (const lang of languages) {
  test.describe(lang, () => {
    test.use({ lang });

    for (const path of looks[lang] ? pages : []) {
      test(
        `${path} at every size, in light and dark, narrow and enlarged`,
        only(['/', '/planner/1', '/login'].includes(path), quickAtDesk),
        async ({ page }) => {
          await page.goto(path);
          await settle(page, lang);
          for (const { size, schemes } of looks[lang] ?? []) {
            await page.setViewportSize(size);
            await showAll(page);
            await page.screenshot({
              path: pictureOf(path, lang, size.width),
              fullPage: true,
              scale: 'css',
              type: 'jpeg',
            });
            await expectNothingCut(page, `${size.width} px`);
            for (const colorScheme of schemes) {
              await page.emulateMedia({ colorScheme });
              await expectAccessible(page);
            }
          }
          await page.setViewportSize({ width: 320, height: 640 });
          await expectNothingCut(page, '320 px');
          // What 1440×900 becomes when the browser zooms to 200 %.
          await page.setViewportSize({ width: 720, height: 450 });
          await expectNothingCut(page, 'zoomed to 200 %');
          await page.setViewportSize(phone);
          await zoomTextAlone(page, 2);
          await expectNothingCut(page, 'text alone of twice the size on a phone');
          await zoomTextAlone(page, 1);
          await enlargeText(page);
          await page.setViewportSize(phone);
          await expectNothingCut(page, 'text of twice the size on a phone');
        },
      );
    }
  });
}

test.describe('On a first visit, which asks about cookies', () => {
  test.use({ cookies: null });

  for (const path of someOf(['/prices', '/login', '/planner/1', '/'], 1)) {
    test(`${path} keeps room to read when it is zoomed to 400 %`, async ({ page }) => {
      // What a window of 1280×900 becomes.
      await page.setViewportSize({ width: 320, height: 225 });
      await page.goto(path);
      await settle(page, 'pl');
      expect(await heightBetweenBars(page)).toBeGreaterThan(200);
      await expectNothingCut(page, 'zoomed to 400 %');
    });
  }
});

test.describe('By keyboard alone', () => {
  for (const path of someOf(byKeyboard, 4)) {
    test(`every link, button and field of ${path} is reached and shows it`, async ({ page }) => {
      await page.goto(path);
      await settle(page, 'pl');
      await expectKeyboardReaches(page, path);
    });
  }
});

/** The page has come to life in its language, with what it reads from the server. */
async function settle(page: Page, lang: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** A picture of a whole page shows what a visitor sees who scrolls through it, and the bar of the lower edge at its end. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const bar of document.querySelectorAll('nav')) {
      if (getComputedStyle(bar).position === 'fixed' && bar.offsetHeight < 120) bar.style.position = 'static';
    }
    for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible';
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map(async (image) => image.decode().catch(() => undefined)));
  });
}

function pictureOf(path: string, lang: string, width: number): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${pictures}/${name}-${lang}-${width}.jpg`;
}
