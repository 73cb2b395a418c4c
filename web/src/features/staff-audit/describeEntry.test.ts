import { defaultContents } from '@cablepark/domain/content/defaults';
import { expect, test } from 'vitest';
import {
  alsoGone,
  both,
  contextIn,
  entryOf,
  gone,
  linesIn,
  obstacle,
  taras,
} from './describeEntry.fixtures.ts';
import { linesOf, titleOf } from './describeEntry.ts';

test.each<[string, string, string]>([
  ['home', 'Zmieniono stronę: Strona główna', 'Page changed: Home page'],
  ['prices', 'Zmieniono stronę: Cennik', 'Page changed: Price list'],
  ['terms', 'Zmieniono stronę: Regulamin', 'Page changed: Terms'],
  ['looks', 'Zmieniono wygląd', 'Looks changed'],
  ['mails', 'Zmieniono treść e-maili', 'What e-mails say changed'],
  ['a-page-of-tomorrow', 'Zmieniono stronę: a-page-of-tomorrow', 'Page changed: a-page-of-tomorrow'],
])('The change of %s names its page', (page, inPolish, inEnglish) => {
  const entry = entryOf('Page', page, null, null);
  expect(titleOf(entry, contextIn('pl'))).toEqual({ title: inPolish, subject: '' });
  expect(titleOf(entry, contextIn('en')).title).toBe(inEnglish);
});

test('A track’s entry tells of obstacles by their names', () => {
  const before = { level: 'pro', obstacles: [obstacle('Rura', 'obstacle-pipe'), obstacle('Box')] };
  const after = { level: null, obstacles: [obstacle('Box', taras), obstacle('Fala')] };
  expect(linesIn('pl', 'Asset', before, after)).toEqual([
    'Poziom | pro | brak',
    'Przeszkoda „Box”: zdjęcie | brak | Taras',
    'Dodano przeszkodę |  | „Fala”',
    'Usunięto przeszkodę | „Rura” |',
  ]);
  expect(
    linesIn('pl', 'Asset', null, { colour: 'teal', status: 'open', obstacles: [obstacle('Rura')] }),
  ).toEqual(['Kolor |  | morski', 'Rezerwacje |  | Przyjmuje', 'Dodano przeszkodę |  | „Rura”']);
  expect(titleOf(entryOf('Asset', '2', null, null), contextIn('pl')).subject).toBe('Tor 2');
});

test('The park’s sentence in a mail is told by the mail and the language', () => {
  expect(linesIn('pl', 'Page', { booked: both('') }, { booked: both('Do zobaczenia') })).toEqual([
    'Rezerwacja po polsku | brak | Do zobaczenia',
  ]);
});

test('A picture, a season and an event are told in words', () => {
  expect(
    linesIn('pl', 'Picture', { alt: both(''), focus: { x: 50 } }, { alt: both('Taras'), focus: { x: 25 } }),
  ).toEqual(['Co widać na zdjęciu po polsku | brak | Taras', 'Punkt od lewej | 50% | 25%']);
  expect(
    linesIn('pl', 'Season', { plans: [] }, { plans: ['Lato (2026-05-01/2026-09-30)'], slots: { make: 12 } }),
  ).toEqual(['Plany | brak | Lato (01.05.2026–30.09.2026)', 'Sloty › nowe |  | 12']);
  expect(linesIn('pl', 'Event', { image: gone }, { image: alsoGone })).toEqual([
    'Zdjęcie | wysłane zdjęcie | inne zdjęcie',
  ]);
});

test('A long text is told by what changed in it, and can be read whole', () => {
  const text = 'Pływamy od rana do zmroku. '.repeat(20);
  const [line] = linesOf(
    entryOf('Page', 'bar', { lead: both(`${text}Do 21.`) }, { lead: both(`${text}Do 22.`) }),
    contextIn('pl'),
  );
  expect(line?.from).toMatch(/^….{0,60}Do 21\.$/);
  expect(line?.whole).toEqual({ from: `${text}Do 21.`, to: `${text}Do 22.` });
});

test('Nothing of our own pages is left as the wire writes it, whatever is changed', () => {
  for (const content of Object.values(defaultContents)) {
    for (const language of ['pl', 'en'] as const) {
      const lines = linesIn(language, 'Page', null, { ...content });
      expect(lines.filter((line) => /[{[]"|[a-z][A-Z]|› /.test(line.split('|')[0] ?? ''))).toEqual([]);
      expect(lines.filter((line) => line.includes('{"'))).toEqual([]);
    }
  }
});

test('What happened to payments and passes is told in words, sums as money', () => {
  expect(linesIn('pl', 'Payment', null, { pass: 2, amount: 490, method: 'card' })).toEqual([
    'Nr karnetu |  | 2',
    'Kwota |  | 490 zł',
    'Metoda |  | karta',
  ]);
  expect(linesIn('en', 'Payment', { amount: 55 }, { refund: 20, reason: 'Wind' })).toContain(
    'Given back |  | 20 zł',
  );
  expect(linesIn('pl', 'Payment', { receipt: null }, { receipt: 'PAR 12' })).toEqual([
    'Nr paragonu lub faktury | brak | PAR 12',
  ]);
  expect(linesIn('pl', 'Pass', { balance: 8 }, { reason: 'Kontuzja', moneyBack: 392 })).toEqual([
    'Zostało na karnecie | 8 |',
    'Powód |  | Kontuzja',
    'Zwrot |  | 392 zł',
  ]);
  expect(linesIn('pl', 'Money', { kind: 'refund-refused', amount: 55, number: '300' }, null)).toEqual([
    'Sprawa | Zwrot odrzucony |',
    'Kwota | 55 zł |',
    'Nr u operatora | 300 |',
  ]);
  const closed = { days: '2026-07-08/2026-07-10', cash: 120, counted: 115, difference: -5, reason: 'Brak' };
  expect(linesIn('pl', 'Day', null, closed)).toEqual([
    'Policzone dni |  | 08.07.2026–10.07.2026',
    'Gotówka w utargu |  | 120 zł',
    'Gotówka policzona |  | 115 zł',
    'Różnica |  | -5 zł',
    'Powód |  | Brak',
  ]);
});
