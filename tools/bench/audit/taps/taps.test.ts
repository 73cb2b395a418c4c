import { expect, test } from 'vitest';
import { tapCases } from './cases.ts';
import { missedOf, tapReport } from './report.ts';
import { figuresOf } from './rounds.ts';
import type { TapVisit } from './visit.ts';

const [day] = tapCases;
const visit = (changes: Partial<TapVisit>): TapVisit => ({
  first: [150, 800],
  next: 1000,
  second: [40, 60],
  workMs: 1200,
  ...changes,
});
const figures = (visits: TapVisit[]) => figuresOf(day!, 700, visits, [300, 500]);

test('A tap that reaches its goals exactly passes, and its first and second time are told', () => {
  const found = figures([visit({}), visit({})]);
  expect(missedOf(found)).toEqual([]);
  const text = tapReport([found], 2);
  expect(text).toContain('Every goal is reached.');
  expect(text).toContain(
    '| `/planner/1` day of the planner | 0.7 s | sheet with its name | 150 | 150 | 40 | 0 | 1200 | 400 |',
  );
});

test('One millisecond too late is missed', () => {
  expect(missedOf(figures([visit({ first: [150, 801] })])).map(({ mark }) => mark.name)).toEqual([
    'its slots',
  ]);
});

test('A tap that was lost once fails, whatever the median', () => {
  const found = figures([visit({}), visit({}), visit({ next: null })]);
  expect(found.marks.map(({ firstMs, lost }) => [firstMs, lost])).toEqual([
    [150, 0],
    [800, 0],
    [1000, 1],
  ]);
  expect(missedOf(found).map(({ mark }) => mark.name)).toEqual(['question of a slot']);
});

test('A second tap that was lost counts, too; taps that are mostly lost come never', () => {
  const found = figures([visit({ second: [null, null] }), visit({ first: [null, null] })]);
  expect(found.marks[0]).toMatchObject({ firstMs: Number.POSITIVE_INFINITY, lost: 2 });
  expect(tapReport([found], 2)).toContain('**never**');
});
