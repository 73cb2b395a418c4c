/** A price in PLN, or two where weekends differ. */
type Price = number | { weekday: number; weekend: number };
export type PricesOfBefore = Readonly<Record<string, Price | undefined>>;

type Words = readonly [name: string, note?: string];
type Row = readonly [key: string, price: Price, pl: Words, en: Words];

/** The eighteen fixed prices of every park until now, with their names and default amounts. */
const groups: readonly (readonly [id: string, pl: string, en: string, rows: readonly Row[]])[] = [
  [
    'water',
    'Na wodzie',
    'On the water',
    [
      [
        'slot',
        55,
        ['Slot', '15 minut, jedna osoba, bez deski'],
        ['Slot', '15 minutes, one person, without a board'],
      ],
      ['instructor', 30, ['Instruktor', '15 minut'], ['Instructor', '15 minutes']],
      ['foil', 40, ['Foil', '15 minut'], ['Foil', '15 minutes']],
      ['package', 70, ['Pakiet', 'co zawiera, powie obsługa'], ['Package', 'ask the staff what it includes']],
      [
        'packageHour',
        250,
        ['Pakiet godzinny', 'co zawiera, powie obsługa'],
        ['Hourly package', 'ask the staff what it includes'],
      ],
    ],
  ],
  [
    'passes',
    'Karnety',
    'Passes',
    [
      ['pass10', 490, ['Karnet na 10 slotów'], ['Pass for 10 slots']],
      ['pass20', 850, ['Karnet na 20 slotów'], ['Pass for 20 slots']],
    ],
  ],
  [
    'gear',
    'Sprzęt',
    'Gear',
    [
      ['board', 10, ['Deska', 'wypożyczenie'], ['Board', 'rental']],
      ['proBoard', 20, ['Deska pro', 'wypożyczenie'], ['Pro board', 'rental']],
      ['wetsuit', 10, ['Pianka', 'wypożyczenie'], ['Wetsuit', 'rental']],
    ],
  ],
  [
    'cable',
    'Wyciąg na wyłączność',
    'The cable to yourself',
    [
      ['cableHour', { weekday: 180, weekend: 220 }, ['1 godzina'], ['1 hour']],
      ['cableFourHours', { weekday: 600, weekend: 880 }, ['4 godziny'], ['4 hours']],
      ['cableDay', { weekday: 1500, weekend: 2200 }, ['Cały dzień'], ['Full day']],
    ],
  ],
  [
    'stay',
    'Nocleg',
    'Staying the night',
    [
      [
        'cottageNight',
        400,
        ['Domek', 'za noc; 3 sypialnie i salon, dla 6 osób'],
        ['Cottage', 'per night; 3 bedrooms and a living room, sleeps 6'],
      ],
      [
        'extraPersonNight',
        50,
        ['Dodatkowa osoba w domku', 'za noc'],
        ['Extra person in the cottage', 'per night'],
      ],
      ['tent', 30, ['Namiot', 'miejsce na polu namiotowym'], ['Tent', 'a place on the camping ground']],
    ],
  ],
  [
    'shore',
    'Nad wodą',
    'By the water',
    [
      ['hotTub', 100, ['Balia z gorącą wodą', '1 godzina'], ['Hot tub', '1 hour']],
      ['sup', 30, ['SUP', '1 godzina'], ['SUP', '1 hour']],
    ],
  ],
];

const slotsOf: Readonly<Record<string, number>> = { pass10: 10, pass20: 20 };

/** The former prices page, at the park's own prices. */
export function pricesOfBefore(prices: PricesOfBefore): object {
  return {
    lead: {
      pl: 'Deski nie ma w cenie slotu: weź swoją albo wypożycz naszą.',
      en: 'The board is not part of the slot price: bring yours or rent ours.',
    },
    groups: groups.map(([id, pl, en, rows]) => ({
      id,
      name: { pl, en },
      rows: rows.map(([key, usual, inPolish, inEnglish]) => ({
        id: key.toLowerCase(),
        name: { pl: inPolish[0], en: inEnglish[0] },
        note: { pl: inPolish[1] ?? '', en: inEnglish[1] ?? '' },
        ...priceColumns(prices[key] ?? usual),
        vat: '23',
        role: key === 'slot' ? 'slot' : slotsOf[key] ? 'pass' : 'plain',
        slots: slotsOf[key] ?? null,
      })),
    })),
  };
}

function priceColumns(price: Price): { price: number; weekendPrice: number | null } {
  if (typeof price === 'number') return { price, weekendPrice: null };
  return { price: price.weekday, weekendPrice: price.weekend === price.weekday ? null : price.weekend };
}
