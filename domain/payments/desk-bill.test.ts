import { expect, test } from 'vitest';
import { type BillPart, decideDeskBill, discounted, greaterMethod, spreadParts } from './desk-bill.ts';

const cash = (cents: number): BillPart => ({ method: 'cash', cents });
const card = (cents: number): BillPart => ({ method: 'card', cents });

test.each([
  ['paid by one method', 'Manager', [5500, 1000], 0, [cash(6500)], 'ok'],
  ['split over two', 'Manager', [5500, 1000], 0, [cash(2000), card(4500)], 'ok'],
  ['that costs nothing', 'Manager', [0], 0, [], 'ok'],
  ['without lines', 'Manager', [], 0, [], 'FAILED_VALIDATION'],
  ['paid short', 'Manager', [5500], 0, [cash(5000)], 'FAILED_VALIDATION'],
  ['paid by one method twice', 'Manager', [5500], 0, [cash(5000), cash(500)], 'FAILED_VALIDATION'],
  ['by a rider', 'User', [5500], 0, [cash(5500)], 'FORBIDDEN'],
  ['discounted by a Manager', 'Manager', [5500], 500, [cash(5000)], 'FORBIDDEN'],
  ['discounted by an Editor', 'Editor', [5500], 500, [cash(5000)], 'ok'],
  ['discounted by more than it costs', 'Editor', [5500], 5600, [cash(-100)], 'FAILED_VALIDATION'],
] as const)('A bill %s', (_what, role, lines, discount, parts, decision) => {
  const bill = { actor: { id: 'me', role }, lines, discount, parts } as const;
  expect(decideDeskBill({ ...bill, sellsPass: false })).toBe(decision);
  expect(decideDeskBill({ ...bill, sellsPass: true })).toBe(decision);
});

test.each([
  [[5500, 5500, 1000], 1000, [5042, 5041, 917]],
  [[100, 100, 100], 100, [67, 66, 67]],
  [[0, 5500], 5500, [0, 0]],
  [[5500], 0, [5500]],
])('%j less %i is %j', (lines, discount, costs) => {
  expect(discounted(lines, discount)).toEqual(costs);
  const total = (cents: number[]) => cents.reduce((sum, each) => sum + each, 0);
  expect(total(discounted(lines, discount))).toBe(total(lines) - discount);
});

test('Two methods pay line after line, and at most one line together', () => {
  expect(spreadParts([5500, 5500, 0, 1000], [cash(8000), card(4000)])).toEqual([
    [cash(5500)],
    [cash(2500), card(3000)],
    [cash(0)],
    [card(1000)],
  ]);
});

test('The greater part names the method', () => {
  expect(greaterMethod([cash(2000), card(4500)])).toBe('card');
  expect(greaterMethod([cash(2000), card(2000)])).toBe('cash');
});
