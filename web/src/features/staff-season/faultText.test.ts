import { expect, test } from 'vitest';
import { missingPrices } from './faultText.ts';
import { readSeason } from './readSeason.ts';
import { formOf, summerPlan } from './seasonForm.ts';

const today = Temporal.PlainDate.from('2026-11-27');
const typed = (prices: object, differs: object = {}) => {
  const plan = { ...summerPlan('Lato', today, null), hasOnePrice: false, ...differs };
  const bands = plan.prices.map((band) => ({ ...band, ...prices }));
  const { release } = formOf({ plans: [], release: { daysAhead: 30, at: '08:00' } });
  const read = readSeason({ plans: [{ ...plan, prices: bands }], release }, true);
  return 'faults' in read ? missingPrices(read.faults) : 'complete';
};

test('Where only prices are missing they are named; where more is wrong, none', () => {
  expect(typed({ weekday: '50', weekend: '60', holiday: '60' })).toEqual(['fridayEvening']);
  expect(typed({ weekday: '50' })).toEqual(['fridayEvening', 'weekend', 'holiday']);
  expect(typed({ weekday: '50' }, { firstDay: '' })).toBeNull();
  expect(typed({ weekday: '50', fridayEvening: '50', weekend: '60', holiday: '60' })).toBe('complete');
});
