import { existsSync } from 'node:fs';
import { defaultContents } from '@cablepark/domain/content/defaults';
import { noPlaces } from '@cablepark/domain/events/places';
import { anEvent, zone } from '@cablepark/domain/testing/slot';
import { aTrack } from '@cablepark/domain/testing/track';
import { languages } from '@cablepark/domain/time/display';
import { expect, test } from 'vitest';
import { publicPageOf, publicPages } from './publicPages.ts';

const web = new URL('../../../', import.meta.url);

test.each(
  Object.entries({
    ...publicPages,
    '/planner/1': publicPageOf('/planner/1'),
    '/events/1': publicPageOf('/events/1'),
  }),
)('The sources of %s, whose styles and scripts its page brings, are there', (_path, page) => {
  for (const language of languages) {
    const sources = page.sources(language);
    expect(sources.filter((source) => !existsSync(new URL(source, web)))).toEqual([]);
  }
});

test.each([
  [
    '/planner',
    'pl',
    { title: 'Rezerwuj', description: 'Wybierz tor, dzień i godzinę. Tory: Tor 1, Zatoka.' },
  ],
  ['/planner/1', 'en', { title: 'Book: Track 1', description: 'Track 1. Pick a day and a time.' }],
  [
    '/planner/7',
    'pl',
    { title: 'Rezerwuj: Zatoka', description: 'Spokojna woda. Dla każdego. Wybierz dzień i godzinę.' },
  ],
  ['/planner/7', 'en', { title: 'Book: The bay', description: 'Calm water. Pick a day and a time.' }],
] as const)('%s in %s is told by the park’s own words', async (path, language, words) => {
  const bay = {
    name: 'Zatoka',
    nameEn: 'The bay',
    description: 'Spokojna woda.\nDla każdego.',
    descriptionEn: 'Calm water',
  };
  const tracks = [aTrack({ id: 1, name: '1' }), aTrack({ id: 7, ...bay })];
  const told = { content: undefined, tracks, zone };
  const { title, description } = await publicPageOf(path).words(language, told);
  expect({ title, description: description.replaceAll('\u00a0', ' ') }).toEqual(words);
});

test('Of one track alone the page on which one chooses says what to see there', async () => {
  const told = { content: undefined, tracks: [aTrack()], zone };
  expect((await publicPageOf('/planner').words('pl', told)).description).toMatch(/^Zobacz, co stoi na torze/);
});

test('A page of the park’s own is told by what the park has written for it, or by its lead', async () => {
  const bar = { ...defaultContents.bar, title: { pl: 'Bar Pod Sosną', en: '' } };
  const told = { content: bar, tracks: [], zone };
  const page = publicPageOf('/bar');
  expect(await page.words('en', told)).toEqual({ title: 'Bar Pod Sosną', description: bar.lead.en });
  const description = { pl: 'Zupy i kawa.', en: 'Soups and coffee.' };
  const described = { ...told, content: { ...bar, description } };
  expect((await page.words('pl', described)).description).toBe('Zupy i kawa.');
});

test.each([
  ['pl', { title: 'Zalew', description: 'Pływaj z nami, 300 m stąd.' }],
  // Texts without English are shown in Polish.
  ['en', { title: 'The reservoir', description: 'Pływaj z nami, 300 m stąd.' }],
] as const)('The home page is told in %s by the park’s own words', async (language, words) => {
  const content = {
    ...defaultContents.home,
    title: { pl: 'Zalew', en: 'The reservoir' },
    description: { pl: 'Pływaj z nami, 300 m stąd.', en: '' },
  };
  const { title, description } = await publicPageOf('/').words(language, { content, tracks: [], zone });
  expect({ title, description: description.replaceAll('\u00a0', ' ') }).toEqual(words);
});

test.each([
  [
    'pl',
    {
      title: 'Nocne pływanie',
      description: 'sobota 04.07.2026, 10:00–20:00. Dni i wieczory, po które się wraca.',
    },
  ],
  [
    'en',
    {
      title: 'Night session',
      description: 'Saturday 04.07.2026, 10:00–20:00. Under lights. Bring a friend.',
    },
  ],
] as const)(
  'The page of an event is told in %s by its name, its time and its words',
  async (language, words) => {
    const event = anEvent({
      name: 'Nocne pływanie',
      nameEn: 'Night session',
      descriptionEn: 'Under lights.\nBring a friend.',
    });
    const told = { content: undefined, tracks: [], events: [{ event, places: noPlaces }], zone };
    const { title, description } = await publicPageOf(`/events/${event.id}`).words(language, told);
    expect({ title, description: description.replaceAll('\u00a0', ' ') }).toEqual(words);
  },
);
