import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { consentStorageKey } from '../../web/src/consent/consent.ts';
import { translateLikeABrowser } from '../../web/src/testing/translator.ts';
import type { Park } from './park.ts';
import type { Person } from './people.ts';
import { setClock } from './test.ts';

/** A walk through the site. `read` notes what the page says, and under which name. */
export type Way = (page: Page, read: (step: string) => Promise<void>) => Promise<void>;

/** What a walk read, by its steps. */
type Readings = Record<string, string>;

/** Walks once on the page as it is and once under a translator: both must read alike, step by step. */
export async function expectSameTranslated(
  browser: Browser,
  park: Park,
  way: (person: Person) => Way,
  role?: 'Manager',
): Promise<void> {
  const readings: Readings = {};
  const plain = await park.newPerson(role);
  await walk(browser, park, way(plain), null, async (page, step) => {
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    // The network is idle once for each load of a page, not for a step within one: what comes late would be missed.
    const lookAgain = async () => {
      const before = readings[step];
      readings[step] = await textOf(page, plain);
      return readings[step] === before;
    };
    await expect.poll(lookAgain, { intervals: [400] }).toBe(true);
  });
  const reader = await park.newPerson(role);
  await walk(browser, park, way(reader), translateLikeABrowser, async (page, step) => {
    await expect(page.locator('main font').first()).toBeAttached();
    await expect.poll(() => textOf(page, reader), step).toBe(readings[step]);
  });
}

async function walk(
  browser: Browser,
  park: Park,
  way: Way,
  script: (() => void) | null,
  read: (page: Page, step: string) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  context.setDefaultTimeout(15_000);
  await setClock(context, park.clock);
  if (script) await context.addInitScript(script);
  await context.addInitScript((key) => localStorage.setItem(key, 'false'), consentStorageKey);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await way(page, (step) => read(page, step));
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
}

/** What the page and its dialogs say, without what is each visitor's own and without times, which go on. */
async function textOf(page: Page, { email, name }: Person): Promise<string> {
  const parts = await page.locator('main, dialog[open]').allInnerTexts();
  return parts
    .join('\n')
    .replaceAll(email, '<e-mail>')
    .replaceAll(name, '<name>')
    .replaceAll(/\d\d:\d\d/g, '<time>')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
