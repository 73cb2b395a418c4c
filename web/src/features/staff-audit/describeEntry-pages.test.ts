import { ourPictures } from '@cablepark/domain/pictures/our-pictures';
import { expect, test } from 'vitest';
import {
  alsoGone,
  both,
  gone,
  group,
  linesIn,
  type RecordState,
  row,
  scene,
  section,
  taras,
} from './describeEntry.fixtures.ts';

test.each<[string, RecordState, RecordState, string[]]>([
  [
    'scenes that came, left and moved',
    { scenes: [scene('start'), scene('bar'), scene('plaża')] },
    { scenes: [scene('plaża'), scene('start'), scene('rampa')] },
    [
      'Przesunięto scenę „start” | miejsce 1 | miejsce 2',
      'Dodano scenę |  | „rampa”',
      'Usunięto scenę | „bar” |',
    ],
  ],
  [
    'what a scene shows',
    { scenes: [scene('bar', { picture: 'bar' })] },
    {
      scenes: [
        scene('bar', {
          isShown: false,
          picture: taras,
          title: both('Zachód słońca', 'Sunset'),
          action: { label: both('Zobacz'), target: '/bar' },
        }),
      ],
    },
    [
      'Scena „bar”: widoczność | widoczna | ukryta',
      `Scena „bar”: zdjęcie | ${ourPictures.bar.pl} | Taras`,
      'Scena „bar”: nagłówek po polsku | Scena bar | Zachód słońca',
      'Scena „bar”: nagłówek po angielsku | brak | Sunset',
      'Scena „bar”: napis na przycisku po polsku |  | Zobacz',
      'Scena „bar”: dokąd prowadzi |  | /bar',
    ],
  ],
  [
    'prices, new rows and old ones',
    { groups: [group('deski', [row('a'), row('b'), row('c')])] },
    {
      groups: [
        group('deski', [
          row('a', { price: 45 }),
          row('c', { weekendPrice: 50 }),
          row('d', { weekendPrice: 55 }),
        ]),
      ],
    },
    [
      'Pozycja „Wiersz a”: cena | 40 zł | 45 zł',
      'Pozycja „Wiersz c”: cena w weekend | brak | 50 zł',
      'Dodano pozycję |  | „Wiersz d”, 40 zł, w weekend 55 zł',
      'Usunięto pozycję | „Wiersz b”, 40 zł |',
    ],
  ],
  [
    'a row in another group, at another price, and a group with what is in it',
    { groups: [group('deski', [row('a'), row('b')]), group('pianki', [])] },
    {
      groups: [
        group('deski', [row('a')]),
        group('pianki', [row('b', { price: 30, role: 'pass', slots: 10, vat: '23' })]),
        group('nowa', [row('n')]),
      ],
    },
    [
      'Przesunięto pozycję „Wiersz b” | „Grupa deski” | „Grupa pianki”',
      'Pozycja „Wiersz b”: cena | 40 zł | 30 zł',
      'Pozycja „Wiersz b”: stawka VAT | 8% | 23%',
      'Pozycja „Wiersz b”: co to jest | Zwykła pozycja | Karnet',
      'Pozycja „Wiersz b”: ile slotów w karnecie | brak | 10',
      'Dodano grupę |  | „Grupa nowa”',
      'Dodano pozycję |  | „Wiersz n”, 40 zł',
    ],
  ],
  [
    'sections, which have no ids',
    { isShown: true, sections: [section('Taras', 'Otwarty.', gone), section('', 'Bez nagłówka.')] },
    { isShown: false, sections: [section('', 'Bez nagłówka!'), section('Taras', 'Zamknięty.', alsoGone)] },
    [
      'Widoczność | widoczna | ukryta',
      'Część nr 1: tekst po polsku | Bez nagłówka. | Bez nagłówka!',
      'Przesunięto część „Taras” | miejsce 1 | miejsce 2',
      'Część „Taras”: tekst po polsku | Otwarty. | Zamknięty.',
      'Część „Taras”: zdjęcie | wysłane zdjęcie | inne zdjęcie',
    ],
  ],
  [
    'a legal text of the park’s own',
    {
      follows: true,
      inForceFrom: '2026-05-01',
      sections: [{ heading: both('1. Konto'), text: both('Nasz.') }],
    },
    {
      follows: false,
      inForceFrom: '2026-07-18',
      sections: [{ heading: both('Konto'), text: both('Nasz.') }],
    },
    [
      'Czyj tekst | nasz | parku',
      'Obowiązuje od | 01.05.2026 | 18.07.2026',
      'Część „Konto”: nagłówek po polsku | 1. Konto | Konto',
    ],
  ],
  [
    'colours and a logo',
    { colours: null, logo: { file: gone, width: 90, height: 30, withName: false, onPlate: false } },
    {
      colours: { main: '#005f73', second: '#ffd166' },
      logo: { file: alsoGone, width: 80, height: 20, withName: true, onPlate: false },
    },
    [
      'Kolor główny |  | #005f73',
      'Drugi kolor |  | #ffd166',
      'Logo | wysłane logo | inne logo',
      'Nazwa obok logo | nie | tak',
    ],
  ],
  [
    'words of the page itself',
    { title: both('Bar', ''), lead: both('', '') },
    { title: both('Bar', 'Bar'), lead: both('Zapraszamy.', '') },
    ['Tytuł po angielsku | brak | Bar', 'Pod tytułem po polsku | brak | Zapraszamy.'],
  ],
  [
    'lists in a shape that this page does not know',
    { tiles: [{ name: 'A', size: 1 }], steps: [{ at: 1 }, null] },
    { tiles: [{ name: 'A', size: 2 }, 'B'], steps: [{ at: 2 }, { at: 3 }] },
    [
      'Tiles › 0 › size | 1 | 2',
      'Tiles › 1 |  | B',
      'Steps › 0 › o godzinie | 1 | 2',
      'Steps › 1 › o godzinie |  | 3',
    ],
  ],
  [
    'a group that is gone, and its row that is elsewhere now',
    { groups: [group('deski', [row('a'), row('b')]), group('pianki', [])] },
    { groups: [group('pianki', [row('b')])] },
    [
      'Przesunięto pozycję „Wiersz b” | „Grupa deski” | „Grupa pianki”',
      'Usunięto grupę | „Grupa deski” |',
      'Usunięto pozycję | „Wiersz a”, 40 zł |',
    ],
  ],
  ['nothing', null, null, []],
])('A page’s entry tells of %s', (_what, before, after, lines) => {
  expect(linesIn('pl', 'Page', before, after)).toEqual(lines);
});

test('The same is told in English, by English names', () => {
  const before = { groups: [group('deski', [row('a'), row('b'), row('c')])] };
  const after = { groups: [group('deski', [row('c', { price: 41 }), row('a')])] };
  expect(linesIn('en', 'Page', before, after)).toEqual([
    'Row “Row c”: price | 40 zł | 41 zł',
    'Row “Row a” moved | place 1 | place 2',
    'Row removed | “Row b”, 40 zł |',
  ]);
});
