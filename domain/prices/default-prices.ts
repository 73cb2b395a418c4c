import type { PriceGroup, PriceList, PriceRow } from './prices.schema.ts';

const soldAtDesk = new Set([
  'instructor',
  'foil',
  'package',
  'package-hour',
  'board',
  'pro-board',
  'wetsuit',
  'hot-tub',
  'sup',
]);

/** The default price list: that of SPEC.md §9, in the order of common questions. */
export const defaultPrices: PriceList = {
  lead: {
    pl: 'Deski nie ma w cenie slotu: weź swoją albo wypożycz naszą.',
    en: 'The board is not part of the slot price: bring yours or rent ours.',
  },
  groups: [
    group('water', 'Na wodzie', 'On the water', [
      {
        ...row(
          'slot',
          55,
          ['Slot', '15 minut, jedna osoba, bez deski'],
          ['Slot', '15 minutes, one person, without a board'],
        ),
        role: 'slot',
      },
      row('instructor', 30, ['Instruktor', '15 minut'], ['Instructor', '15 minutes']),
      row('foil', 40, ['Foil', '15 minut'], ['Foil', '15 minutes']),
      row(
        'package',
        70,
        ['Pakiet', 'co zawiera, powie obsługa'],
        ['Package', 'ask the staff what it includes'],
      ),
      row(
        'package-hour',
        250,
        ['Pakiet godzinny', 'co zawiera, powie obsługa'],
        ['Hourly package', 'ask the staff what it includes'],
      ),
    ]),
    group('passes', 'Karnety', 'Passes', [
      { ...row('pass-10', 490, ['Karnet na 10 slotów'], ['Pass for 10 slots']), role: 'pass', slots: 10 },
      { ...row('pass-20', 850, ['Karnet na 20 slotów'], ['Pass for 20 slots']), role: 'pass', slots: 20 },
    ]),
    group('gear', 'Sprzęt', 'Gear', [
      row('board', 10, ['Deska', 'wypożyczenie'], ['Board', 'rental']),
      row('pro-board', 20, ['Deska pro', 'wypożyczenie'], ['Pro board', 'rental']),
      row('wetsuit', 10, ['Pianka', 'wypożyczenie'], ['Wetsuit', 'rental']),
    ]),
    group('cable', 'Wyciąg na wyłączność', 'The cable to yourself', [
      { ...row('cable-hour', 180, ['1 godzina'], ['1 hour']), weekendPrice: 220 },
      { ...row('cable-4-hours', 600, ['4 godziny'], ['4 hours']), weekendPrice: 880 },
      { ...row('cable-day', 1500, ['Cały dzień'], ['Full day']), weekendPrice: 2200 },
    ]),
    group('stay', 'Nocleg', 'Staying the night', [
      row('cottage', 400, ['Domek', 'za noc'], ['Cottage', 'per night']),
      row(
        'extra-person',
        50,
        ['Dodatkowa osoba w domku', 'za noc'],
        ['Extra person in the cottage', 'per night'],
      ),
      row('tent', 30, ['Namiot', 'miejsce na polu namiotowym'], ['Tent', 'a place on the camping ground']),
    ]),
    group('shore', 'Nad wodą', 'By the water', [
      row('hot-tub', 100, ['Balia z gorącą wodą', '1 godzina'], ['Hot tub', '1 hour']),
      row('sup', 30, ['SUP', '1 godzina'], ['SUP', '1 hour']),
    ]),
  ],
};

function group(id: string, pl: string, en: string, rows: PriceRow[]): PriceGroup {
  return { id, name: { pl, en }, rows };
}

/** The name in a language, with an optional remark. */
type Words = readonly [name: string, note?: string];

function row(id: string, price: number, pl: Words, en: Words): PriceRow {
  const [name, note] = [
    { pl: pl[0], en: en[0] },
    { pl: pl[1] ?? '', en: en[1] ?? '' },
  ];
  return {
    id,
    name,
    note,
    price,
    weekendPrice: null,
    vat: '23',
    role: 'plain',
    slots: null,
    ...(soldAtDesk.has(id) && { desk: true }),
  };
}
