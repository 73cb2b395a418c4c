import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import type { Language } from '@cablepark/domain/time/display';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { opening } from '../../e2e/support/clock.ts';
import type { Park } from '../../e2e/support/park.ts';
import type { Person } from '../../e2e/support/people.ts';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { consentStorageKey } from '../../web/src/consent/consent.ts';

export const deskSize = { width: 1280, height: 860 };
const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1.5, hasTouch: true },
  window: { viewport: { width: 1000, height: 720 }, deviceScaleFactor: 1.5 },
  desk: { viewport: deskSize, deviceScaleFactor: 1.5 },
};
export type Device = keyof typeof devices;

const locales: Record<Language, string> = { pl: 'pl-PL', en: 'en-GB' };

/** A browser whose own fields for days and times are in this language, too, if it has that (Debian: chromium-l10n). */
export async function openBrowser(lang: Language): Promise<Browser> {
  return await chromium.launch({
    executablePath: await ensureBrowser({ whole: true }),
    args: ['--no-sandbox', '--disable-gpu', `--lang=${locales[lang]}`],
    env: { ...process.env, LANGUAGE: locales[lang].replace('-', '_') },
  });
}

interface Visit {
  park: Pick<Park, 'url'>;
  lang: Language;
  device: Device;
  as?: Person;
  path: string;
  /** What its clock says; without it, what the parks' say when they open. */
  at?: Temporal.Instant;
}

/** Opens a page in a browser that knows nobody else. Its clock stands where the parks' begin. */
export async function visit(
  browser: Browser,
  { park, lang, device, as: person, path, at = opening }: Visit,
): Promise<Page> {
  const context = await browser.newContext({
    ...devices[device],
    locale: locales[lang],
    timezoneId: 'Europe/Warsaw',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    baseURL: park.url,
  });
  // The server writes the page in the language of this cookie.
  await context.addCookies([{ name: 'lang', value: lang, url: park.url }]);
  await context.clock.install({ time: at.epochMilliseconds });
  const remembered = [
    ['lang', lang],
    [consentStorageKey, 'false'],
    ...(person ? [[tokenStorageKey, JSON.stringify(person.tokens)] as const] : []),
  ] as const;
  await context.addInitScript((pairs) => {
    // Only once, so that what the page writes itself stays; a preview in a sandbox has no storage.
    try {
      if (sessionStorage.getItem('arrived') !== null) return;
      sessionStorage.setItem('arrived', 'yes');
      for (const [key, value] of pairs) localStorage.setItem(key, value);
    } catch {}
  }, remembered);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(path);
  // On a busy machine the network may be idle before the page's own scripts request anything.
  await page.locator('main h1').first().waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await settle(page);
  return page;
}

/** Waits until nothing is fetched any more and everything that is in sight has been drawn. */
export async function settle(page: Page): Promise<void> {
  // Frames that may run no script never report that they are idle: the preview of the home page has two.
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter((image) => image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => {})),
    );
  });
}

/** Brings something to the upper edge of the window. */
export async function scrollTo(target: Locator): Promise<void> {
  await target
    .first()
    .evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 24));
}

/** The window as it stands, without a blinking cursor. */
export async function photograph(page: Page): Promise<Buffer> {
  // A pointer that rests on a button would colour it.
  await page.mouse.move(1, 1);
  await settle(page);
  return await page.screenshot({ animations: 'disabled', caret: 'hide' });
}
