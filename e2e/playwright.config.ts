import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { findOtherBrowsers } from '../scripts/other-browsers.mjs';
import { isLong, isQuick } from '../server/test/support/depth.ts';
import { type Engine, engines } from './support/browsers/ways.ts';
import { chosen } from './support/depth.ts';

const browser = findBrowser();
if (!browser)
  throw new Error('No Chromium to test with. `npm test` gets one, or set CHROMIUM to the path of yours.');

/** What keeps an idle browser from calling its maker's hosts, and lets root start it. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The main ways, in each other browser that is here; the long run says which are not (scripts/test.mjs). */
const others: Record<string, unknown> = isQuick ? {} : { ...findOtherBrowsers(), 'old-safari': 'Chromium' };
const ways = engines
  .filter((engine) => others[engine])
  .map((engine) => ({ name: engine, testDir: 'ways', timeout: 120_000, use: { engine } }));

export default defineConfig<object, { engine: Engine }>({
  testDir: 'journeys',
  outputDir: '../test-results',
  // One more than the processors: a journey waits for its browser and server half of the time.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // A journey that needs a second try is named at the end as unsteady; the long run forgives none (docs/decisions/045).
  retries: isLong ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: browser, args },
    headless: true,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // A sixth of all the work of a journey; without the film strip, which costs more than the tests themselves.
    trace: isLong ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // The tests of the public site, of the staff's frame, and of parks of every size bring their own sizes.
      testIgnore: ['public-*', 'park-sizes*', 'staff-frame*'],
      ...(chosen.phone ? { grep: chosen.phone } : {}),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // Days are the same on every screen, and tightest on a phone.
      testIgnore: 'awkward-*',
      ...(chosen.desktop ? { grep: chosen.desktop } : {}),
      use: { viewport: { width: 1440, height: 900 } },
    },
    ...ways,
  ],
});
