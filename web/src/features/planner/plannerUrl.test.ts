import { expect, test } from 'vitest';
import { readAskedSlot, readView, viewParams } from './plannerUrl.ts';

const today = Temporal.PlainDate.from('2026-11-20');
const read = (query: string) => {
  const { month, day } = readView(new URLSearchParams(query), today);
  return [month.toString(), day?.toString() ?? null];
};

test.each([
  ['', '2026-11', null],
  ['month=2027-01', '2027-01', null],
  ['day=2026-07-04', '2026-07', '2026-07-04'],
  ['month=2026-06&day=2026-07-04', '2026-06', '2026-07-04'],
  ['month=soon&day=2026-02-31', '2026-11', null],
  ['month=%2B275760-09&day=-271821-04-20', '2026-11', null],
  ['month=2026-13', '2026-11', null],
])('The address ?%s opens %s with the day %s', (query, month, day) => {
  expect(read(query)).toEqual([month, day]);
});

test('What the address says is what was shown', () => {
  const view = {
    month: Temporal.PlainYearMonth.from('2026-06'),
    day: Temporal.PlainDate.from('2026-07-01'),
  };
  expect(read(viewParams(view).toString())).toEqual(['2026-06', '2026-07-01']);
});

test('A link may ask for a slot, and the address goes on without it', () => {
  const asked = (query: string) => readAskedSlot(new URLSearchParams(query));
  expect(asked('day=2026-12-01')).toBeNull();
  expect(asked('day=2026-12-01&slot=7')).toEqual({ slot: 7, search: 'day=2026-12-01' });
  expect(asked('slot=<b>')).toEqual({ slot: 0, search: '' });
});
