import type { Page, Response } from '@playwright/test';
import { photo } from '../../server/test/support/photo.ts';
import { drawing } from '../../server/test/support/pictures.ts';
import { uploadPhoto, writeOwnHome } from '../support/own-photos.ts';
import { openPark, type Park } from '../support/park.ts';
import { phone, Requests } from '../support/requests.ts';
import { holdFontsBack, readShifts, watchShifts } from '../support/shifts.ts';
import { expect, setClock, test } from '../support/test.ts';

test.use(phone);

/** A file of the park's own pictures: its id, its width and its type. */
const ownPicture = /^\/assets\/([\da-f-]{36})\/(\d+)\.(\w+)$/;

test.describe('A home page of twelve scenes with the park’s own photos', () => {
  let park: Park;
  let photos: string[];

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    park = await openPark();
    const admin = await park.newPerson('Admin');
    // A photo of eight megapixels takes seconds to encode: the first one is asked about, the others only stand there.
    const large = await photo(1);
    const small = await drawing(1800, 1350).jpeg(80);
    photos = [await uploadPhoto(park, admin, large), await uploadPhoto(park, admin, small)];
    await writeOwnHome(park, admin, photos);
  });
  test.afterAll(async () => park.close());
  test.beforeEach(async ({ context }) => setClock(context, park.clock));

  test('brings the first photo first: one file, AVIF, for a phone’s screen, at most 120 kB', async ({
    page,
  }) => {
    const answers = picturesOf(page);
    const requests = new Requests(page.context());
    await page.goto(park.url, { waitUntil: 'networkidle' });
    const first = page.locator('main img[fetchpriority=high]');
    await expect(first).toHaveCount(1);
    const source = page.locator('picture:has(img[fetchpriority=high]) source');
    await expect(source).toHaveAttribute('type', 'image/avif');
    const widths = [480, 800, 1600];
    const set = (type: string) => widths.map((width) => `/assets/${photos[0]}/${width}.${type} ${width}w`);
    await expect(source).toHaveAttribute('srcset', set('avif').join(', '));
    await expect(first).toHaveAttribute('srcset', set('webp').join(', '));
    // Upright it covers the screen: its height counts, and of its width what is beside the screen, too.
    await expect(source).toHaveAttribute('sizes', 'max(100vw, 133vh)');

    const [asked] = answers;
    const shown = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
    expect(requests.paths(ownPicture)[0]).toBe(shown);
    expect(ownPicture.exec(shown)?.slice(1)).toEqual([photos[0], '1600', 'avif']);
    expect(asked?.headers()['content-type']).toBe('image/avif');
    const bytes = await requests.bytes(new RegExp(`^${shown}$`));
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(120_000);
    // The preload in the head and the picture itself mean the same file.
    expect(requests.paths(ownPicture).filter((path) => path.includes(photos[0] ?? ''))).toEqual([shown]);
  });

  test('comes with its words and pictures’ facts: its scripts alone ask for them again, and nothing moves', async ({
    page,
  }) => {
    await watchShifts(page);
    await holdFontsBack(page);
    const requests = new Requests(page.context());
    await page.goto(park.url, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('jest');
    await expect(page.locator('main section')).toHaveCount(12);
    // Until the last scene stands with its photo.
    await page.locator('#own-12').scrollIntoViewIfNeeded();
    const last = page.locator('#own-12 picture img');
    await expect
      .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(requests.paths(/^\/(park|server)\//)).toEqual(['/park/contents/home']);
    expect(requests.paths(/\.woff2$/)).not.toEqual([]);
    expect(await readShifts(page)).toEqual([]);
  });

  test('asks for no more scripts than the sample’s', async ({ page }) => {
    const requests = new Requests(page.context());
    await page.goto(park.url, { waitUntil: 'networkidle' });
    await expect.poll(() => requests.paths(/\/HomePage-[^/]*\.js$/)).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    expect(await requests.bytes(/^(?!.*\/temporal-).*\.js$/)).toBeLessThanOrEqual(105_000);
  });
});

/** The answers with own pictures, as they come. */
function picturesOf(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (ownPicture.test(new URL(answer.url()).pathname)) answers.push(answer);
  });
  return answers;
}
