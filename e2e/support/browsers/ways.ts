import { test as base, chromium, firefox, webkit } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';
import { findOtherBrowsers, type OtherBrowser } from '../../../scripts/other-browsers.mjs';
import { FakePrzelewy24 } from '../../../server/test/support/providers/fake-przelewy24.ts';
import { openPark, type Park } from '../park.ts';
import { openFirefox } from './firefox.ts';
import { clockScript, oldSafariScript } from './firstScript.ts';
import { openFront } from './front.ts';
import { openByPlaywright } from './playwright.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';
import type { Wire } from './wire.ts';

/** The browsers that the main ways are made in besides Chromium, by the names of their projects. */
export const engines = ['firefox', 'webkit', 'old-safari'] as const;
export type Engine = (typeof engines)[number];

export interface WaysPark extends Park {
  /** The address that the visitor's browser sees. */
  url: string;
}

interface Opened {
  park: WaysPark;
  visitor: Visitor;
}

/** One park that takes money online, and one browser, for all the ways of an engine. */
export const test = base.extend<{ seen: void }, { opened: Opened; engine: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  opened: [
    async ({ engine }, use) => {
      const provider = new FakePrzelewy24();
      await provider.listen();
      const front = await openFront(() => clockScript(park.clock.shiftMs) + extra);
      const extra = engine === 'old-safari' ? oldSafariScript() : '';
      const park = await openPark({ ...provider.settings(), PUBLIC_URL: front.url });
      front.port = Number(new URL(park.url).port);
      provider.clock = park.clock;
      const admin = await park.newPerson('Admin');
      await park.call('PATCH', '/park', { payments: { online: 'optional', afterNoShows: false } }, admin);
      const wire = await openWire(engine);
      await use({ park: { ...park, url: front.url }, visitor: new Visitor(wire, front.url) });
      await wire.close();
      await front.close();
      await park.close();
      await provider.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** What the browser showed when a way ended badly. */
  seen: [
    async ({ opened }, use, testInfo) => {
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      await testInfo.attach('seen.png', { body: await opened.visitor.picture(), contentType: 'image/png' });
    },
    { auto: true },
  ],
});

async function openWire(engine: Engine): Promise<Wire> {
  if (engine === 'old-safari') return await openChromium();
  const found = findOtherBrowsers()[engine];
  if (!found) throw new Error(`There is no ${engine} here.`);
  if (found.by === 'playwright') return await openByPlaywright({ firefox, webkit }[engine]);
  return await openInstalled(engine, found);
}

function openInstalled(
  engine: 'firefox' | 'webkit',
  { programs }: Extract<OtherBrowser, { by: 'installed' }>,
) {
  const { browser, driver = '', display = '' } = programs;
  return engine === 'firefox' ? openFirefox(browser) : openWebKit({ browser, driver, display });
}

/** The browser of the journeys, from which the first script takes what Safari 16.4 lacks. */
async function openChromium(): Promise<Wire> {
  const program = findBrowser();
  if (!program) throw new Error('No Chromium to test with.');
  return await openByPlaywright(chromium, { program, args: ['--no-sandbox', '--disable-gpu'] });
}
