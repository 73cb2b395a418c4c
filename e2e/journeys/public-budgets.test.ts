import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { languages } from '@cablepark/domain/time/display';
import { isAlive, touch, watchLife } from '../support/alive.ts';
import { quickAtDesk } from '../support/depth.ts';
import { openPark } from '../support/park.ts';
import { texts } from '../support/planner.ts';
import { addressIn, publicPages } from '../support/public.ts';
import { phone, Requests } from '../support/requests.ts';
import { readShifts, watchShifts } from '../support/shifts.ts';
import { expect, setClock, test } from '../support/test.ts';

test.use({ ...phone, cookies: null });
test.describe.configure({ mode: 'parallel' });

const { consent } = texts.pl;
const script = /\.js$/;
/** What browsers without Temporal of their own are given. */
const standIn = /\/temporal-[^/]*\.js$/;
/** Whichever browser the machine has, the budget is the same. */
const scriptOfAll = /^(?!.*\/temporal-).*\.js$/;
const style = /\.css$/;

test(
  'The home page fits through one bar of signal: 107.5 kB of scripts, 15 of styles, 30 of typefaces, 30 for the first scene',
  quickAtDesk,
  async ({ page, context }) => {
    await watchLife(page);
    const requests = new Requests(context);
    const coded: string[] = [];
    page.on('response', async (response) => {
      if (/\/static\/.*\.(js|css)$/.test(response.url()))
        coded.push((await response.allHeaders())['content-encoding'] ?? '');
    });
    await page.goto('/');
    await touch(page);
    // A slow machine's network is idle before the page has asked for its scripts.
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => coded).toContain('gzip');
    expect(coded).not.toContain('br');
    expect(await requests.bytes(scriptOfAll)).toBeLessThanOrEqual(107_500);
    expect(await requests.bytes(scriptOfAll)).toBeGreaterThan(60_000);
    // The styles stand in the page; what else was asked for comes on top.
    const own = await page.locator('style').allTextContents();
    const styles = gzipSync(own.join('')).length + (await requests.bytes(style));
    expect(styles).toBeLessThanOrEqual(15_000);
    expect(styles).toBeGreaterThan(2_000);
    const first = await requests.bytes(/\/art\/cable-/);
    expect(first).toBeGreaterThan(10_000);
    expect(first).toBeLessThanOrEqual(30_000);
    const faces = await requests.bytes(/\.woff2$/);
    expect(faces).toBeGreaterThan(10_000);
    expect(faces).toBeLessThanOrEqual(30_000);
  },
);

/** Ten packets of 1,460 bytes are what a server may send before the browser has said that it receives them. */
const sentUnasked = 14_600;

test('Every page is painted from what a server sends unasked', async ({ park }) => {
  const sizes = await Promise.all(
    publicPages.flatMap((path) => languages.map((language) => sizeOf(park.url + addressIn(language, path)))),
  );
  expect(sizes.filter(({ bytes }) => bytes > sentUnasked)).toEqual([]);
});

/** Of the whole answer as it travels to a browser of today, with its head. */
async function sizeOf(address: string): Promise<{ address: string; bytes: number }> {
  return new Promise((done, fail) => {
    const asked = get(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (answer) => {
      const { socket } = answer;
      answer.resume().on('end', () => done({ address, bytes: socket.bytesRead }));
    });
    asked.on('error', fail);
  });
}

test('A browser without Temporal of its own is given one of 20 kB, and the planner lives', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  const requests = new Requests(context);
  await page.goto('/planner/1');
  await touch(page);
  await expect(page.locator('[role=grid][aria-busy=false] [aria-current=date]')).toBeVisible();
  expect(requests.paths(standIn)).toHaveLength(1);
  expect(await requests.bytes(standIn)).toBeLessThanOrEqual(20_000);
});

test('The other scenes come as they near', async ({ page, context }) => {
  const requests = new Requests(context);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests.paths(/\/art\/(bilevel|beach|party|camping|miniramp)/)).toEqual([]);
  await page.locator('#miniramp').scrollIntoViewIfNeeded();
  await expect.poll(() => requests.paths(/\/art\/miniramp-phone/)).toHaveLength(1);
});

for (const path of publicPages) {
  test(`Before consent ${path} asks nobody but the park, under a strict policy`, async ({
    page,
    context,
    park,
  }) => {
    const requests = new Requests(context);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    await touch(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    expect(requests.paths(script).length).toBeGreaterThan(1);
    expect(requests.foreignHosts(park.url)).toEqual([]);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/script-src [^;]*(\*|data:|http:)/);
  });
}

for (const path of publicPages.filter((each) => !/planner|events/.test(each))) {
  test(`${path} does without what talks to the server`, async ({ page, context }) => {
    const requests = new Requests(context);
    await page.goto(path);
    await touch(page);
    // What a page imports is asked for together with it.
    await expect.poll(() => requests.paths(/\/\w+Page-[^/]*\.js$/)).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    expect(requests.paths(/\/\w+Page-[^/]*\.js$/)).toHaveLength(1);
    // web/src/app/chunks/ says which file a part travels in: one import too many brings 20 kB to every visitor.
    expect(requests.paths(/\/data-[^/]*\.js$/)).toEqual([]);
  });
}

test('Late in a month, too, the planner’s weeks stay where they are when the page comes to life', async ({
  page,
}) => {
  const late = await openPark({}, Temporal.Instant.from('2026-07-28T10:01:00Z'));
  try {
    await setClock(page.context(), late.clock);
    await watchShifts(page);
    await page.goto(`${late.url}/planner/1`);
    await touch(page);
    await expect(page.locator('[role=grid][aria-busy=false] [aria-current=date]')).toBeVisible();
    const shifts = await readShifts(page);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  } finally {
    // A page that is just opening its connection would complain of the server's end.
    await page.close();
    await late.close();
  }
});

test('Analytics is called once the visitor accepts, and nobody else', async ({ page, context }) => {
  const park = await openPark({ ANALYTICS_ID: 'G-CABLEPARK' });
  try {
    await context.route(/googletagmanager|google-analytics/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const requests = new Requests(context);
    await page.goto(park.url, { waitUntil: 'networkidle' });
    expect(requests.foreignHosts(park.url)).toEqual([]);
    await expect(page.getByRole('region', { name: consent.title })).toContainText(consent.both);
    await page.getByRole('button', { name: 'Akceptuję' }).click();
    await expect.poll(() => requests.foreignHosts(park.url)).toEqual(['www.googletagmanager.com']);
    await page.goto(`${park.url}/prices`, { waitUntil: 'networkidle' });
    expect(requests.foreignHosts(park.url)).toEqual(['www.googletagmanager.com']);
    // A change of mind holds for the next page.
    await page.getByRole('button', { name: 'Ustawienia cookie' }).click();
    await page.getByRole('button', { name: 'Odrzucam' }).click();
    const afterwards = new Requests(context);
    await page.goto(`${park.url}/bar`, { waitUntil: 'networkidle' });
    expect(afterwards.foreignHosts(park.url)).toEqual([]);
  } finally {
    await park.close();
  }
});

test('The map’s host is asked only after consent', async ({ page, context, park, errors }) => {
  // The tests' own preparation of each frame, which finds no storage in the map's.
  errors.expect(/The document is sandboxed/);
  await context.route(/openstreetmap/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
  );
  const requests = new Requests(context);
  await page.goto('/location', { waitUntil: 'networkidle' });
  expect(requests.foreignHosts(park.url)).toEqual([]);
  // Nobody counts visits here, so nobody asks whether they may.
  await expect(page.getByRole('region', { name: consent.title })).toContainText(consent.map);
  await page.getByRole('button', { name: 'Akceptuję' }).first().click();
  await expect.poll(() => requests.foreignHosts(park.url)).toEqual(['www.openstreetmap.org']);
});
