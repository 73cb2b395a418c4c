import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import { rowsOf, slotPriceOf } from '@cablepark/domain/prices/price-list';
import { type PriceList, priceList } from '@cablepark/domain/prices/prices.schema';
import { expect, test } from 'vitest';
import {
  addGroup,
  addRow,
  changeRow,
  moveGroup,
  moveRow,
  putRowBack,
  removeRow,
  setRole,
} from './priceEdits.ts';

const { groups, lead } = defaultPrices;
const ids = (of: PriceList['groups']) => of.map(({ rows }) => rows.map(({ id }) => id));
const water = ['slot', 'instructor', 'foil', 'package', 'package-hour'];

test('A row goes one place on, and past the end of its group to the one beside it', () => {
  expect(ids(moveRow(groups, { group: 0, row: 0 }, 1))[0]).toEqual(['instructor', 'slot', ...water.slice(2)]);
  const down = moveRow(groups, { group: 0, row: 4 }, 1);
  expect(ids(down).slice(0, 2)).toEqual([water.slice(0, 4), ['package-hour', 'pass-10', 'pass-20']]);
  expect(moveRow(down, { group: 1, row: 0 }, -1)).toEqual(groups);
});

test('At the ends of the list a row stays', () => {
  expect(moveRow(groups, { group: 0, row: 0 }, -1)).toEqual(groups);
  expect(moveRow(groups, { group: 5, row: 1 }, 1)).toEqual(groups);
});

test('A group moves with its rows', () => {
  expect(ids(moveGroup(groups, 1, -1)).slice(0, 2)).toEqual([['pass-10', 'pass-20'], water]);
});

test('Of all rows one is the slot', () => {
  const changed = setRole(groups, { group: 0, row: 2 }, 'slot');
  const rows = rowsOf({ lead, groups: changed });
  expect(rows.filter(({ role }) => role === 'slot').map(({ id }) => id)).toEqual(['foil']);
  expect(slotPriceOf({ lead, groups: changed })).toEqual({ weekday: 40, weekend: 40 });
  const pass = setRole(groups, { group: 0, row: 2 }, 'pass');
  expect(pass[0]?.rows[2]).toMatchObject({ role: 'pass', slots: 10 });
  expect(setRole(pass, { group: 0, row: 2 }, 'plain')).toEqual(groups);
});

test('What was removed comes back where it stood, also after other changes', () => {
  const place = { group: 1, row: 0 };
  const removed = groups[1]!.rows[0]!;
  const without = removeRow(groups, place);
  expect(ids(without)[1]).toEqual(['pass-20']);
  expect(putRowBack(without, place, removed)).toEqual(groups);
  const edited = changeRow(without, { group: 0, row: 0 }, { price: 60 });
  expect(putRowBack(edited, place, removed)).toEqual(changeRow(groups, { group: 0, row: 0 }, { price: 60 }));
  expect(ids(putRowBack(without.slice(0, 1), place, removed))).toEqual([['pass-10', ...water]]);
  expect(ids(putRowBack([], place, removed))).toEqual([['pass-10']]);
});

test('A list is begun with its slot, and every row has an id of its own', () => {
  let begun = { groups: addGroup([]), id: '' };
  for (let count = 0; count < 3; count += 1) begun = addRow(begun.groups, 0);
  const without = removeRow(begun.groups, { group: 0, row: 1 });
  const again = addRow(without, 0).groups;
  expect(ids(again)).toEqual([['row-1', 'row-3', 'row-4']]);
  const filled = again.map((group) => ({
    ...group,
    name: { pl: 'Woda', en: '' },
    rows: group.rows.map((row) => ({ ...row, name: { pl: 'Slot', en: '' }, price: 55 })),
  }));
  expect(priceList.safeParse({ lead, groups: filled }).success).toBe(true);
});
