import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import type { Language } from '@cablepark/domain/time/display';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { consentStorageKey } from '../../web/src/consent/consent.ts';
import type { ParkClock } from './clock.ts';
import { type PageErrors, watchErrors } from './errors.ts';
import { openPark, type Park } from './park.ts';
import type { Person } from './people.ts';

interface Fixtures {
  /** The language that the visitor's browser remembers: `test.use({ lang: 'en' })`. */
  lang: Language;
  /** What the visitor answered to the question about cookies before; null for a first visit: `test.use({ cookies: null })`. */
  cookies: 'true' | 'false' | null;
  errors: PageErrors;
  /** Of the visitor's device, which is right: it says what the park's does. */
  clock: ParkClock;
}

/**
 * The journeys' `test`: every worker has a server of its own with the sample park, and a page that writes an error to its
 * console fails its test.
 */
export const test = base.extend<Fixtures, { park: Park }>({
  park: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures this one needs: none.
    async ({}, use) => {
      const park = await openPark();
      await use(park);
      await park.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  clock: async ({ park }, use) => use(park.clock),
  context: async ({ context, clock }, use) => {
    await setClock(context, clock);
    await use(context);
  },
  baseURL: async ({ park }, use) => use(park.url),
  lang: ['pl', { option: true }],
  cookies: ['false', { option: true }],
  errors: [
    async ({ page }, use) => {
      const errors = watchErrors(page);
      await use(errors);
      base.expect(errors.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, lang, cookies }, use) => {
    await page.addInitScript(
      (remembered) => {
        for (const [key, value] of remembered) {
          // What the visitor chooses later stays.
          if (value !== null && localStorage.getItem(key) === null) localStorage.setItem(key, value);
        }
      },
      [
        ['lang', lang],
        [consentStorageKey, cookies],
      ] as const,
    );
    await use(page);
  },
});

export { expect } from '@playwright/test';

export async function setClock(context: BrowserContext, clock: ParkClock): Promise<void> {
  await context.clock.install({ time: clock.now().epochMilliseconds });
}

/** Opens the site as somebody who logged in earlier on this device. */
export async function arriveAs(page: Page, { tokens }: Person, path: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // Once per tab, so that logging out lasts.
      if (sessionStorage.getItem('arrived') !== null) return;
      sessionStorage.setItem('arrived', 'yes');
      localStorage.setItem(key, value);
    },
    [tokenStorageKey, JSON.stringify(tokens)] as const,
  );
  await page.goto(path);
}
