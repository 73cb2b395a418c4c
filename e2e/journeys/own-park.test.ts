import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import { languages } from '@cablepark/domain/time/display';
import type { Page } from '@playwright/test';
import { readContent } from '../support/contents.ts';
import { expect, test } from '../support/desk.ts';
import { openPark, type Park } from '../support/park.ts';
import type { Person } from '../support/people.ts';
import { addressIn } from '../support/public.ts';
import { description, event, tracks } from '../support/second-park/description.ts';
import * as owners from '../support/second-park/owner-steps.ts';
import { type Photos, photos } from '../support/second-park/photos.ts';
import { contentsWith, writeContents } from '../support/second-park/put-up.ts';
import { changeRest, saidOf, sayAgain } from '../support/second-park/said.ts';
import { mainOf, readSite } from '../support/site.ts';
import { arriveAs } from '../support/test.ts';
import { type Traces, tracesOf } from '../support/traces.ts';

/** What the park says in its mails stands on no page. */
const editors: Record<Exclude<ContentName, 'mails'>, string> = {
  looks: '/desk/looks',
  home: '/desk/pages/home',
  prices: '/desk/prices',
  bar: '/desk/pages/bar',
  features: '/desk/pages/features',
  contact: '/desk/pages/contact',
  location: '/desk/pages/location',
  terms: '/desk/pages/terms',
  privacy: '/desk/pages/privacy',
  accessibility: '/desk/pages/accessibility',
};
const names = Object.keys(editors) as (keyof typeof editors)[];
const nothing = { pit: '', children: '', winter: '' };

test('An owner makes the whole site that of another park, nothing of the first is left, and versions bring it back', async ({
  page,
  lang,
  visit,
  errors,
}) => {
  test.setTimeout(300_000);
  // The tests' own preparation of each frame: no script runs in the preview's.
  errors.expect(/sandboxed/);
  const park = await openPark();
  try {
    const admin = await park.newPerson('Admin');
    const rider = await park.newPerson();
    const owner: owners.Owner = { page, url: park.url, lang };
    const others = [description, tracks, event, photos, contentsWith(nothing)];
    const traces = await tracesOf(park, others);
    const before = await readSite(park);
    const versions = await versionsOf(park);
    const said = await saidOf(park);
    // What is looked for is there to be found.
    expect(traces.in(before.get('/ pl') ?? '')).not.toEqual([]);

    await test.step('logo, colours and three photographs of eight megapixels', async () => {
      await arriveAs(page, admin, `${park.url}/desk/looks`);
      await owners.chooseLooks(owner);
      await owners.sendPhotos(owner);
    });

    const ids = await describedPhotos(park, admin);
    const contents = contentsWith(ids);
    await test.step('a scene, a section and a price in both languages; the rest over the wire', async () => {
      const { scenes } = contents.home;
      const { groups } = contents.prices;
      const [laps, shore] = groups;
      const row = shore?.rows.at(-1);
      const scene = scenes.at(-1);
      const section = contents.features.sections.at(0);
      if (!laps || !shore || !row || !scene || !section)
        throw new Error('The second park has lost something.');
      await changeRest(park, admin);
      await writeContents(park, admin, {
        ...contents,
        home: { ...contents.home, scenes: scenes.slice(0, -1) },
        prices: { ...contents.prices, groups: [laps, { ...shore, rows: shore.rows.slice(0, -1) }] },
        features: { ...contents.features, sections: [] },
      });
      await owners.addScene(owner, scene, 'winter');
      await owners.addSection(owner, section, 'children');
      await owners.addPriceRow(owner, shore, row);
      const written = await readContent(park, 'home');
      expect(written.content.scenes.map(({ id: _id, ...rest }) => rest)).toEqual(
        scenes.map(({ id: _id, ...rest }) => rest),
      );
      expect((await readContent(park, 'features')).content).toEqual(contents.features);
      const { lead, groups: priced } = (await readContent(park, 'prices')).content;
      const unnamed = [laps, { ...shore, rows: shore.rows.map(({ id: _id, ...rest }) => rest) }];
      expect({ lead, groups: priced }).toMatchObject({ ...contents.prices, groups: unnamed });
    });

    await test.step('visitors find nothing of the first park, with scripts and without', async () => {
      for (const [address, html] of await readSite(park)) {
        expect(traces.in(html), address).toEqual([]);
        // The way to the park is drawn until its owner uploads a picture of it, and a map until a visitor consents to a real one.
        const own = address.startsWith('/location')
          ? /\/art\/(?!favicon|map\.svg|bilevel)/
          : /\/art\/(?!favicon)/;
        expect(html, address).not.toMatch(own);
        expect(html, address).toContain(description.name);
      }
      const manifest = await (await fetch(`${park.url}/site.webmanifest`)).text();
      expect(manifest).not.toMatch(/Cable Park|\/art\//);
      const { page: visitor } = await visit('/', { park });
      await lookAround(visitor, park, traces);
      // The park closes before the page would, which asks on and on.
      await visitor.close();
      expect(await mailTo(park, rider)).not.toMatch(/Cable Park|Plażowa|Przykładowo/);
    });

    await test.step('a page that is turned off is gone from everywhere', async () => {
      const links = async () => [...(await readSite(park)).values()].join('').match(/href="\/bar[?"]/g) ?? [];
      expect(await links()).not.toEqual([]);
      await owners.hideBar(owner);
      expect(await links()).toEqual([]);
      expect(await (await fetch(`${park.url}/sitemap.xml`)).text()).not.toContain('/bar');
      const answer = await fetch(`${park.url}/bar`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    });

    await test.step('the history of each editor brings the first park back', async () => {
      await sayAgain(park, admin, said);
      for (const name of names) await owners.putBack(owner, editors[name], versions.get(name) ?? 0);
      const after = await readSite(park);
      for (const [address, html] of before) expect(mainOf(after.get(address)), address).toBe(mainOf(html));
    });
  } finally {
    await park.close();
  }
});

async function versionsOf(park: Park): Promise<Map<ContentName, number>> {
  const read = names.map(async (name) => [name, (await readContent(park, name)).version] as const);
  return new Map(await Promise.all(read));
}

/** The ids of the photographs that the owner sent, now all of them with words and a point that stays in view. */
async function describedPhotos(park: Park, admin: Person): Promise<Photos> {
  const rows = await park.call<LibraryPictureRow[]>('GET', '/park/pictures', undefined, admin);
  const [winter, children, pit] = rows;
  expect([rows.length, pit?.alt, pit?.focus, pit?.width]).toEqual([
    3,
    photos.pit.alt,
    photos.pit.focus,
    1600,
  ]);
  const ids = { pit: pit?.id ?? '', children: children?.id ?? '', winter: winter?.id ?? '' };
  for (const name of ['children', 'winter'] as const) {
    const { alt, focus } = photos[name];
    await park.call('PATCH', `/park/pictures/${ids[name]}`, { alt, focus }, admin);
  }
  return ids;
}

/** In English on a phone, in Polish at a desk: the pages on which scripts add something to what the server sends. */
async function lookAround(visitor: Page, park: Park, traces: Traces): Promise<void> {
  const sizes = { en: { width: 390, height: 844 }, pl: { width: 1440, height: 900 } };
  for (const language of languages) {
    await visitor.setViewportSize(sizes[language]);
    for (const path of ['/', '/prices', '/events', '/planner/1']) {
      await visitor.goto(park.url + addressIn(language, path));
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await visitor.waitForLoadState('networkidle');
      const read = `${await visitor.title()}\n${await visitor.locator('body').innerText()}`;
      // Slots keep the prices with which the season made them.
      const showsSlots = path === '/' || path === '/planner/1';
      const found = traces.in(read).filter((trace) => !(showsSlots && trace.endsWith(' zł')));
      expect(found, `${path} ${language}`).toEqual([]);
      await expect(visitor.getByRole('banner')).toContainText(description.name);
    }
  }
}

async function mailTo(park: Park, { email }: Person): Promise<string> {
  await park.call('POST', '/auth/password/request', { email });
  await expect.poll(async () => (await park.mailsTo(email)).length).toBeGreaterThan(0);
  const mail = (await park.mailsTo(email)).at(-1);
  return `${mail?.from}\n${mail?.subject}\n${mail?.text}`;
}
