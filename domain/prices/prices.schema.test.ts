import { describe, expect, test } from 'vitest';
import { defaultPrices } from './default-prices.ts';
import { type PriceRow, priceList } from './prices.schema.ts';

const slot: PriceRow = {
  id: 'slot',
  name: { pl: 'Slot', en: '' },
  note: { pl: '', en: '' },
  price: 60.5,
  weekendPrice: 75,
  vat: '8',
  role: 'slot',
  slots: null,
};
const plain = (part: object = {}) => ({ ...slot, id: 'tent', role: 'plain', ...part });
const groupOf = (...rows: object[]) => ({ id: `of-${rows.length}`, name: { pl: 'Woda', en: 'Water' }, rows });
const listOf = (...rows: object[]) => ({
  lead: { pl: '', en: '' },
  groups: [groupOf(...rows)],
});
const many = (count: number) => Array.from({ length: count }, (_, index) => plain({ id: `row-${index}` }));

describe('A price list may', () => {
  test.each<[string, object]>([
    ['be that of the specification', defaultPrices],
    ['be empty', { lead: { pl: '', en: '' }, groups: [] }],
    ['have a group without rows', { ...listOf(slot), groups: [...listOf(slot).groups, listOf().groups[0]] }],
    ['have sixty rows', listOf(slot, ...many(59))],
    ['cost nothing', listOf(plain({ role: 'slot', price: 0, weekendPrice: 0.01 }))],
    [
      'show what looks like a script as the text that it is',
      listOf({ ...slot, name: { pl: '<script>', en: '' } }),
    ],
    ['have passes for any number of slots', listOf(slot, plain({ role: 'pass', slots: 7 }))],
  ])('%s', (_what, list) => {
    expect(priceList.parse(list)).toEqual(list);
  });

  test('be typed with spaces around', () => {
    const list = priceList.parse(listOf({ ...slot, name: { pl: ' Slot ', en: '' } }));
    expect(list.groups[0]?.rows[0]?.name.pl).toBe('Slot');
  });
});

describe('A price list may not', () => {
  const rowFault = (part: object) => listOf(slot, plain(part));
  test.each<[string, unknown, string]>([
    ['have no slot', listOf(plain()), 'groups'],
    ['have two slots', listOf(slot, { ...slot, id: 'other' }), 'groups'],
    ['have one row twice', listOf(slot, plain(), plain()), 'groups'],
    ['have one group twice', { ...listOf(), groups: [groupOf(), groupOf()] }, 'groups'],
    ['have 61 rows', listOf(slot, ...many(60)), 'groups.0.rows'],
    [
      'have 61 rows in two groups',
      {
        ...listOf(slot),
        groups: [listOf(slot, ...many(30)), listOf(...many(61).slice(30))].flatMap(({ groups }) => groups),
      },
      'groups',
    ],
    [
      'have 21 groups',
      {
        ...listOf(),
        groups: Array.from({ length: 21 }, (_, index) => ({ ...groupOf(), id: `group-${index}` })),
      },
      'groups',
    ],
    ['take money off', rowFault({ price: -1 }), 'groups.0.rows.1.price'],
    ['cost half a grosz', rowFault({ price: 0.005 }), 'groups.0.rows.1.price'],
    ['cost no number', rowFault({ price: Number.NaN }), 'groups.0.rows.1.price'],
    ['cost without end', rowFault({ weekendPrice: Number('1e309') }), 'groups.0.rows.1.weekendPrice'],
    ['cost a text', rowFault({ price: '55' }), 'groups.0.rows.1.price'],
    ['cost more than a million', rowFault({ price: 1_000_000.01 }), 'groups.0.rows.1.price'],
    [
      'have a name that turns what follows',
      rowFault({ name: { pl: 'a\u202eb', en: '' } }),
      'groups.0.rows.1.name.pl',
    ],
    ['have a row without a name', rowFault({ name: { pl: ' ', en: '' } }), 'groups.0.rows.1.name'],
    ['have a note of two lines', rowFault({ note: { pl: 'a\nb', en: '' } }), 'groups.0.rows.1.note.pl'],
    ['have a rate of its own making', rowFault({ vat: '22' }), 'groups.0.rows.1.vat'],
    ['have a pass without slots', rowFault({ role: 'pass' }), 'groups.0.rows.1.slots'],
    ['have slots without a pass', rowFault({ slots: 10 }), 'groups.0.rows.1.slots'],
    ['have an id that is no word', rowFault({ id: '../x' }), 'groups.0.rows.1.id'],
    ['say more than is asked', rowFault({ colour: 'red' }), 'groups.0.rows.1'],
  ])('%s', (_what, list, path) => {
    const { error } = priceList.safeParse(list);
    expect(error?.issues[0]?.path.join('.')).toBe(path);
  });
});
