import { createHash, hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { ParkStatus } from '@cablepark/domain/closures/park-status';
import type { StandingContents } from '@cablepark/domain/content/contents.schema';
import { defaultContents } from '@cablepark/domain/content/defaults';
import { defaultContent, type ParkContent } from '@cablepark/domain/park/content';
import { aTrack } from '@cablepark/domain/testing/track';
import type { Track } from '@cablepark/domain/tracks/track';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtSite } from '../../test/support/built-site.ts';
import { atEnd } from '../../test/support/cleanup.ts';
import { readConfig } from '../config.ts';
import type { AppContext } from '../context.ts';
import { registerErrors } from '../http/errors.ts';
import { registerSecurity } from '../http/security.ts';
import { codingFor } from './page-cache.ts';
import { sitemapOf } from './search-engines.ts';
import { registerSite } from './site.ts';
import { visitLanguage } from './visit-language.ts';

const sheet = 'body{color:teal}';
let content: ParkContent = defaultContent;
let tracks: readonly Track[] = [];
const shown = Object.entries(defaultContents).map(([name, page]) => [
  name,
  { version: 0, content: { ...page, ...('isShown' in page && { isShown: true }) } },
]);
const allShown = Object.fromEntries(shown) as StandingContents;
const homeOf = (version: number, title: string) =>
  ({ ...allShown, home: { version, content: { title } } }) as unknown as StandingContents;
let contents = homeOf(3, 'own words');
const park = {
  config: { publicUrl: 'https://park.example', zone: 'Europe/Warsaw', analyticsId: null, offline: true },
  parkSettings: { read: async () => content },
  season: { read: async () => ({ plans: [] }) },
  pageContents: { read: async () => contents },
  library: { read: async () => ({}) },
  tracks: { read: async () => tracks },
  status: { read: async () => readStatus() },
  clock: { now: () => Temporal.Instant.from('2026-07-01T08:47:11Z') },
  store: {
    get db() {
      throw new Error('The database is gone.');
    },
  },
} as unknown as AppContext;

let readStatus: () => ParkStatus | null = () => null;
let site: FastifyInstance;

beforeAll(async () => {
  const folder = await builtSite(sheet);
  site = Fastify();
  await registerSecurity(site, readConfig({}));
  registerErrors(site);
  await site.register(async (app) => registerSite(app, park, folder));
  atEnd(() => site.close());
});
beforeEach(() => {
  contents = homeOf(3, 'own words');
  content = defaultContent;
  readStatus = () => null;
  tracks = [aTrack({ id: 1 }), aTrack({ id: 7 }), aTrack({ id: 3, status: 'retired' })];
});

const words = async (url: string, headers: Record<string, string> = {}) =>
  (await site.inject({ url, headers })).body.replace(/^.*<div id="root"[^>]*>/, '').split('|');

test('The app that a phone installs has the park’s own name', async () => {
  content = { ...defaultContent, name: 'Przystań "Wake"' };
  const answer = await site.inject('/site.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toEqual({ lang: 'pl', name: 'Przystań "Wake"', short_name: 'Przystań "Wake"' });
});

describe('A public page', () => {
  test('of events is made also where they cannot be read, and is told so', async () => {
    const { statusCode, body } = await site.inject({ url: '/events' });
    expect(statusCode).toBe(200);
    expect(body).toContain('/events|pl|');
  });

  test('of an event that is not there leads to all events, and keeps the language', async () => {
    for (const event of ['7', 'seven']) {
      const { statusCode, headers } = await site.inject(`/events/${event}?lang=en`);
      expect([statusCode, headers.location]).toEqual([302, '/events?lang=en']);
    }
  });

  test('is made in the language that the address asks for, else the remembered one, else Polish', async () => {
    expect((await words('/prices')).slice(0, 4)).toEqual([
      '/prices',
      'pl',
      'Cable Park',
      'https://park.example',
    ]);
    expect((await words('/prices?lang=en'))[1]).toBe('en');
    expect((await words('/prices', { cookie: 'a=b; lang=en' }))[1]).toBe('en');
    expect((await words('/prices?lang=pl', { cookie: 'lang=en' }))[1]).toBe('pl');
    expect((await words('/prices?lang=de', { cookie: 'lang=xx' }))[1]).toBe('pl');
  });

  test('remembers the language that was asked for, for the next page', async () => {
    const { headers } = await site.inject({ url: '/prices?lang=en' });
    expect(headers['set-cookie']).toMatch(/^lang=en; Path=\/;/);
    expect((await site.inject({ url: '/prices' })).headers['set-cookie']).toBeUndefined();
  });

  test('is made once, and again when the park changes what it says of itself', async () => {
    const first = (await words('/'))[4];
    expect((await words('/'))[4]).toBe(first);
    content = { ...defaultContent, name: 'Jezioro Park' };
    const changed = await words('/');
    expect([changed[2], changed[4] === first]).toEqual(['Jezioro Park', false]);
  });

  test('brings what the park has written for it, and is made again with the next version', async () => {
    expect((await words('/'))[6]).toBe(
      '{"name":"home","version":3,"content":{"title":"own words"},"pictures":{},"blocks":[]}',
    );
    contents = homeOf(4, 'better words');
    expect((await words('/'))[6]).toBe(
      '{"name":"home","version":4,"content":{"title":"better words"},"pictures":{},"blocks":[]}',
    );
    expect((await words('/planner'))[6]).toBe('');
  });

  test('has the park’s own colours after all of ours, and its policy lets in just them', async () => {
    const own = { colours: { main: '#12304f', second: '#ffd500' }, logo: null };
    contents = { ...contents, looks: { version: 2, content: own } };
    const { body, headers } = await site.inject('/prices');
    const [, first, second = ''] = /^.*<style>(.*)<\/style>.*<style>(.*)<\/style><\/head>/.exec(body) ?? [];
    expect([first, second]).toEqual([sheet, expect.stringMatching(/^:root\{.*--sun:#ffd500;.*\}$/)]);
    const hashes = [sheet, second].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashes.join(' ')}`);
    expect((await site.inject('/site.webmanifest')).json()).toMatchObject({
      theme_color: '#12304f',
      icons: [192, 512, 512].map((size) => expect.objectContaining({ sizes: `${size}x${size}` })),
    });
    contents = homeOf(3, 'own words');
    expect((await site.inject('/prices')).body).not.toContain('#ffd500');
  });

  test('leaves compressed, is asked for again each time, and is not sent twice', async () => {
    const answer = await site.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('/|pl|');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' });
    const tag = String(answer.headers.etag);
    for (const known of [tag, `"other", ${tag}`, '*']) {
      const again = await site.inject({ url: '/', headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const other = await site.inject({ url: '/', headers: { 'if-none-match': `${tag.slice(0, -1)}x"` } });
    expect(other.statusCode).toBe(200);
  });
});

describe('The planner of a track', () => {
  test('is a page like any other, and is made anew when the track changes', async () => {
    const [path, , , , made] = await words('/planner/7?lang=en');
    expect([path, (await words('/planner/7?lang=en'))[4]]).toEqual(['/planner/7', made]);
    tracks = tracks.map((track) => ({ ...track, name: 'Zatoka' }));
    expect((await words('/planner/7?lang=en'))[4]).not.toBe(made);
  });

  test.each(['2', '3', '07', '7x', '-1', '1e0', '999999999999999999999', '%20'])(
    'leads to all tracks where there is none of today called %s',
    async (track) => {
      const { statusCode, headers } = await site.inject(`/planner/${track}?lang=en`);
      expect([statusCode, headers['location']]).toEqual([302, '/planner?lang=en']);
    },
  );
});

test('A public page brings its styles, and its policy lets in those alone', async () => {
  const { body, headers } = await site.inject('/prices');
  expect(body).toContain(
    `<style>${sheet}</style><link rel="stylesheet" type="text/plain" href="/static/site-1.css">`,
  );
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(headers['content-security-policy']).toMatch(new RegExp(`style-src 'self' 'sha256-[^']+'$`));
  expect(headers['content-security-policy']).toContain(hashOf(sheet));
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('The map’s page lets in OpenStreetMap alone, and is there only where the park is on the map', async () => {
  expect((await site.inject('/location/map')).statusCode).toBe(404);
  content = { ...content, contact: { ...content.contact, map: { lat: 53.78, lon: 21.57 } } };
  const { body, headers } = await site.inject('/location/map');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';.* frame-src https:\/\/www\.openstreetmap\.org;/,
  );
  expect(body).toContain('marker=53.78%2C21.57');
});

test('A page that the park does not show leads home, in the language that was asked for, and search engines hear nothing of it', async () => {
  const before = contents;
  const bar = { version: 1, content: { ...defaultContents.bar, isShown: false } };
  contents = { ...before, bar };
  const answer = await site.inject('/bar?lang=en');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?lang=en']);
  const map = (await site.inject('/sitemap.xml')).body;
  expect([map.includes('/bar<'), map.includes('/features<')]).toEqual([false, true]);
  contents = before;
  expect((await site.inject('/bar')).statusCode).toBe(200);
});

test('A scene that the park does not show yet does not travel with its page', async () => {
  const before = contents;
  const { scenes } = defaultContents.home;
  const [first, later] = scenes.map((scene, index) => ({ ...scene, isShown: index === 0 }));
  contents = {
    ...before,
    home: { version: 9, content: { ...defaultContents.home, scenes: [first!, later!] } },
  };
  const { body } = await site.inject('/');
  expect([body.includes(first!.title.pl), body.includes(later!.title.pl)]).toEqual([true, false]);
  contents = before;
});

test('Search engines are told every public page in both languages, and kept from private ones', async () => {
  const robots = (await site.inject('/robots.txt')).body;
  expect(robots).toContain('Disallow: /myAccount');
  for (const path of ['/today', '/desk']) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain('Sitemap: https://park.example/sitemap.xml');
  const sitemap = (await site.inject('/sitemap.xml')).body;
  expect(sitemap).toContain('<loc>https://park.example/prices?lang=en</loc>');
  expect(sitemap.match(/(?<=<loc>https:\/\/park.example)\/planner\/\d+(?=<)/g)).toEqual([
    '/planner/1',
    '/planner/7',
  ]);
  expect(sitemapOf('https://a.example/?x=1&y', ['/'])).not.toContain('&y');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', null],
  [undefined, null],
])('A browser that accepts %s gets %s', (accepts, coding) => {
  expect(codingFor(accepts)).toBe(coding);
});

test('A strange question has no language', () => {
  expect(visitLanguage({ lang: ['en', 'pl'] }, undefined)).toBe('pl');
  expect(visitLanguage(null, 'slang=en')).toBe('pl');
});

test('The home page says which page was not found, outside of what the scripts take over', async () => {
  const read = async (url: string) => (await site.inject(url)).body;
  const note = /<p class="missing-page" role="status">(.*?)<\/p>/;
  // In each language: a browser that remembers another than the address says shows its own.
  for (const url of ['/?missing=/cennik', '/?missing=/cennik&lang=en'])
    expect(note.exec(await read(url))?.[1]).toMatch(/Strony \/cennik .*no page \/cennik here/);
  // Nobody's link puts words of its own there.
  expect(note.exec(await read('/?missing=Zadzwoń+pod+0700'))?.[1]).not.toContain('0700');
  expect(note.test(await read('/'))).toBe(false);
  expect(note.test(await read('/prices?missing=/cennik'))).toBe(false);
  const { headers } = await site.inject('/?missing=/cennik');
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-.*'sha256-/);
});

test('A page says that the park is closed as soon as it is, and comes without that where the status can’t be read', async () => {
  const line = async (url: string) =>
    /<p class="park-status[^>]*>([^<]*)/.exec((await site.inject(url)).body)?.[1];
  expect(await line('/contact?lang=en')).toBeUndefined();
  const until = Temporal.Instant.from('2026-07-01T14:00:00Z');
  const since = Temporal.Instant.from('2026-07-01T08:40:00Z');
  readStatus = () => ({ state: 'closed', until, isForNow: false, reason: 'storm', since });
  expect(await line('/contact?lang=en')).toBe('Closed, we open today at 16:00 (storm), as of 10:40');
  expect(await line('/?lang=pl')).toBe('Zamknięte, otwieramy dziś o 16:00 (burza), stan z 10:40');
  readStatus = () => {
    throw new Error('The database is gone.');
  };
  expect((await site.inject('/contact')).statusCode).toBe(200);
  expect(await line('/contact?lang=en')).toBeUndefined();
});
