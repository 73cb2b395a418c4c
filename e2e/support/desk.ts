import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import type { Language } from '@cablepark/domain/time/display';
import { expect, type Page } from '@playwright/test';
import { consentStorageKey } from '../../web/src/consent/consent.ts';
import { expectAccessible } from './accessibility.ts';
import { type PageErrors, watchErrors } from './errors.ts';
import type { Park } from './park.ts';
import type { Person } from './people.ts';
import { dayFromToday } from './planner.ts';
import { test as base, setClock } from './test.ts';

/** Somebody else at a device of their own, while the test's `page` belongs to another person. */
export interface Visitor {
  page: Page;
  errors: PageErrors;
}

interface DeskFixtures {
  /** Opens a page of this park in a browser that knows nothing of the others; a person is logged in already. */
  visit: (path: string, options?: { as?: Person; park?: Pick<Park, 'url' | 'clock'> }) => Promise<Visitor>;
}

/**
 * The journeys of the desk go once in each language, on either device: Polish at the desk, English on the phone; what must
 * hold at the other sizes, too, is asked there (`expectUsable`).
 */
export const test = base.extend<DeskFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures this one needs: none.
  lang: async ({}, use, { project }) => use(project.name === 'phone' ? 'en' : 'pl'),
  visit: async ({ browser, park, lang }, use) => {
    const visitors: Visitor[] = [];
    await use(async (path, { as: person, park: { url, clock } = park } = {}) => {
      const context = await browser.newContext();
      await setClock(context, clock);
      const page = await context.newPage();
      const visitor = { page, errors: watchErrors(page) };
      visitors.push(visitor);
      await page.goto(`${url}/robots.txt`);
      const remembered = [
        ['lang', lang],
        [consentStorageKey, 'false'],
        ...(person ? [[tokenStorageKey, JSON.stringify(person.tokens)] as const] : []),
      ] as const;
      await page.evaluate((pairs) => {
        for (const [key, value] of pairs) localStorage.setItem(key, value);
      }, remembered);
      await page.goto(url + path);
      return visitor;
    });
    for (const { page, errors } of visitors) {
      await page.context().close();
      base.expect(errors.unexpected(), 'errors in the console of another visitor').toEqual([]);
    }
  },
});

export { expect } from '@playwright/test';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };

/** Nothing sticks out of the screen's sides at any size, and axe finds nothing: on the phone as it is, at the desk on a tablet. */
export async function expectUsable(page: Page): Promise<void> {
  const size = page.viewportSize();
  const others = size?.width === phone.width ? [] : [phone, tablet];
  await expectFits(page);
  for (const other of others) {
    await page.setViewportSize(other);
    await expectFits(page);
  }
  await expectAccessible(page);
  if (others.length > 0 && size) await page.setViewportSize(size);
}

async function expectFits(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over, `pixels beyond the side at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
}

/** A day without slots of the sample, by the park's clocks; another one for each number and device of a park. */
export function farDay(number: number, projectName: string): Temporal.PlainDate {
  return dayFromToday(240 + number * 2 + (projectName === 'phone' ? 1 : 0));
}

/** The language that this visit is not in. */
export function otherOf(lang: Language): Language {
  return lang === 'pl' ? 'en' : 'pl';
}
