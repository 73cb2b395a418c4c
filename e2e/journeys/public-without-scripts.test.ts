import { languages } from '@cablepark/domain/time/display';
import type { Page } from '@playwright/test';
import { inLanguages, quickAtDesk } from '../support/depth.ts';
import { addressIn, publicPages } from '../support/public.ts';
import { expect, test } from '../support/test.ts';

/** A month of slots is nothing without scripts; the tracks and what stands on them are. */
const rendered = publicPages.filter((path) => path !== '/planner/1');

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test.describe.configure({ mode: 'parallel' });

  for (const language of inLanguages('en')) {
    test(
      `every public page reads in ${language}, tells search engines of itself, and links to pages that are there`,
      quickAtDesk,
      async ({ page, park, request }) => {
        const told = new Set<string>();
        const links = new Set<string>();
        for (const path of rendered) {
          await test.step(path, async () => {
            await page.goto(addressIn(language, path));
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
            const facts = await readHead(page);
            expect(facts.title.length).toBeGreaterThan(8);
            expect(facts.description.length).toBeGreaterThan(40);
            told.add(facts.title).add(facts.description);
            expect(facts.canonical).toBe(park.url + addressIn(language, path));
            expect(facts.alternates).toEqual({
              pl: park.url + path,
              en: `${park.url}${path}?lang=en`,
              'x-default': park.url + path,
            });
            const picture = await request.get(facts.picture);
            expect(picture.headers()['content-type']).toBe('image/jpeg');
            expect(facts.data.map((data) => data['@context'])).toContain('https://schema.org');
            for (const link of await page.locator('a[href^="/"]').evaluateAll(hrefs)) links.add(link);
          });
        }
        // No two pages bear the same name or description.
        expect(told.size).toBe(2 * rendered.length);
        for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
        expect([...links]).toEqual(
          expect.arrayContaining(['/planner', '/bar', '/events', '/prices', '/terms', '/pp']),
        );
      },
    );
  }

  test('a language asked for once stays, and the other is a click away', async ({ page }) => {
    await page.goto('/?lang=en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prices' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /polski/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page).toHaveURL('/prices?lang=pl');
  });
});

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');

async function readHead(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
    const alternates = [...document.querySelectorAll('link[rel=alternate]')];
    return {
      title: document.title,
      description: content('meta[name=description]'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      alternates: Object.fromEntries(
        alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
      picture: content('meta[property="og:image"]'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (block) => JSON.parse(block.textContent ?? '') as Record<string, unknown>,
      ),
    };
  });
}

test('Search engines and devices find what the site names: map of the site, robots, icons', async ({
  park,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses).toEqual(
    expect.arrayContaining(
      publicPages.flatMap((path) => languages.map((language) => park.url + addressIn(language, path))),
    ),
  );
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${park.url}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string; type: string; sizes: string }[];
  };
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
});

test.describe('On a slow line', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Opens the page and holds its scripts back until the returned function is called. */
  async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
    const line = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/static/*.js', async (route) => {
      asked += 1;
      await line.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toBeGreaterThan(0);
    return line.resolve;
  }

  test('a button pressed before the scripts have come does what it says when they have', async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, '/planner/1');
    const month = page.locator('#planner-month');
    await page.getByRole('button', { name: 'Następny miesiąc' }).click();
    await expect(month).toHaveText('lipiec 2026');
    bringScripts();
    await expect(month).toHaveText('sierpień 2026');
  });

  test('a day of the planner is in the address once the scripts have come', async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, '/planner/1');
    const day = page.locator('[role=grid] button[aria-current=date]');
    await day.click();
    // Hours that are over are folded away.
    const coming = page.getByRole('dialog').locator('button[data-slot]:not([data-state=ended])');
    await expect(coming.first()).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    const date = await day.getAttribute('data-day');
    bringScripts();
    await expect.poll(() => new URL(page.url()).searchParams.get('day')).toBe(date);
    await expect(coming.first()).toBeVisible();
  });
});

test.describe('Before the first paint', () => {
  for (const scheme of ['dark', 'light'] as const) {
    test(`the page has the language and the ${scheme} scheme that the visitor chose`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((theme) => {
        localStorage.setItem('theme', theme);
        localStorage.setItem('lang', 'en');
        // What stands on the page in each frame that is drawn.
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const shown = document.body && getComputedStyle(document.body).visibility === 'visible';
          const heading = document.querySelector('h1')?.textContent;
          if (shown && heading) {
            const { lang, dataset } = document.documentElement;
            seen.push([lang, dataset['theme'], heading].join(' '));
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, scheme);
      // The server does not know this visitor's language: it sends Polish.
      await page.goto('/prices');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices');
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect([...new Set(seen)]).toEqual([`en ${scheme} Prices`]);
    });
  }
});
