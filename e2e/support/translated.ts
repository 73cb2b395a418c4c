import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { consentStorageKey } from '../../web/src/consent/consent.ts';
import { translateLikeABrowser } from '../../web/src/testing/translator.ts';
import type { Park } from './park.ts';
import type { Person } from './people.ts';
import { setClock } from './test.ts';

/** A walk through the site. `read` notes what the page says, and under which name. */
export type Way = (page: Page, read: (step: string) => Promise<void>) => Promise<void>;

/** Walks once on the page as it is and once under a translator: both must read alike, step by step. */
export async function expectSameTranslated(
  browser: Browser,
  park: Park,
  way: (person: Person) => Way,
  role?: 'Manager',
): Promise<void> {
  const [plain, translated] = [await park.newPerson(role), await park.newPerson(role)];
  const wanted = await walk(browser, park, plain, way(plain), false);
  const got = await walk(browser, park, translated, way(translated), true);
  expect(got.readings).toEqual(wanted.readings);
  expect(got.errors, 'errors of the translated page').toEqual([]);
}

async function walk(
  browser: Browser,
  park: Park,
  person: Person,
  way: Way,
  isTranslated: boolean,
): Promise<{ readings: Record<string, string>; errors: string[] }> {
  const context = await browser.newContext();
  context.setDefaultTimeout(15_000);
  await setClock(context, park.clock);
  if (isTranslated) await context.addInitScript(translateLikeABrowser);
  await context.addInitScript((key) => localStorage.setItem(key, 'false'), consentStorageKey);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const readings: Record<string, string> = {};
  try {
    await way(page, async (step) => {
      if (isTranslated) await expect(page.locator('main font').first()).toBeAttached();
      readings[step] = await textOf(page, person);
    });
  } finally {
    await context.close();
  }
  return { readings, errors };
}

/** What the page and its dialogs say, without what is each visitor's own. */
async function textOf(page: Page, { email, name }: Person): Promise<string> {
  const parts = await page.locator('main, dialog[open]').allInnerTexts();
  return parts
    .join('\n')
    .replaceAll(email, '<e-mail>')
    .replaceAll(name, '<name>')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
