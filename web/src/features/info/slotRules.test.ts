import type { SeasonInfoRow } from '@cablepark/contract/park/info.schema';
import { noPrices, withSlotPrice } from '@cablepark/domain/prices/slot-price';
import { expect, test } from 'vitest';
import { info } from '../../i18n/pl/info.ts';
import { otherRowsRule, slotRules, weekendIn } from './slotRules.ts';

type Days = SeasonInfoRow['slot_days'];

const t = info.prices;
const words = { t, price: (grosze: number) => `${grosze / 100} zł` };
const list = withSlotPrice(noPrices, { weekday: 50, weekend: 60 });
const withBoard = {
  ...list,
  groups: list.groups.map((group) => ({
    ...group,
    rows: group.rows.flatMap((row) => [row, { ...row, id: 'board', role: 'plain' as const }]),
  })),
};
const asWeekend = (from: string): Days['friday'] => ({ as: 'weekend', from });
const asWeek = { as: 'weekday' as const };
const fridayAsWeek = asWeek;

test.each<[string, Days, string[]]>([
  ['from Friday at four', { friday: asWeekend('16:00'), holiday: asWeek }, [t.rule('16:00')]],
  ['from the hour of the season', { friday: asWeekend('18:00'), holiday: asWeek }, [t.rule('18:00')]],
  ['on Saturday and Sunday alone', { friday: fridayAsWeek, holiday: asWeek }, [t.saturdayRule]],
  [
    'and on holidays',
    { friday: fridayAsWeek, holiday: { as: 'weekend' } },
    [t.saturdayRule, t.holidayAsWeekend],
  ],
  [
    'and what Friday and holidays cost, where it is neither',
    {
      friday: { as: 'own', prices: [55], from: '16:00' },
      holiday: { as: 'own', prices: [70, 80] },
    },
    [t.saturdayRule, t.friday('16:00', '55 zł', '55 zł'), t.holiday('70 zł', '80 zł')],
  ],
  ['nothing where plans differ', { friday: null, holiday: null }, []],
])('The price list says when weekend prices apply: %s', (_, days, rules) => {
  expect(slotRules(list, days, words)).toEqual(rules);
});

test('Without a plan, and for what the desk sells beside slots, the weekend begins on Friday at four', () => {
  expect(slotRules(list, null, words)).toEqual([t.rule('16:00')]);
  expect(slotRules(withBoard, { friday: fridayAsWeek, holiday: asWeek }, words)).toEqual([
    t.slotSaturdayRule,
    t.othersRule('16:00'),
  ]);
  expect(slotRules(withBoard, { friday: asWeekend('16:00'), holiday: asWeek }, words)).toEqual([
    t.rule('16:00'),
  ]);
});

test('Where only other rows cost more at the weekend, the rule stands with them', () => {
  const one = withSlotPrice(withBoard, { weekday: 50, weekend: 50 });
  expect(slotRules(one, null, words)).toEqual([]);
  expect(slotRules(one, { friday: asWeekend('16:00'), holiday: asWeek }, words)).toEqual([]);
  expect(otherRowsRule(one, t)).toBe(t.rule('16:00'));
  expect(otherRowsRule(withBoard, t)).toBeNull();
  expect(otherRowsRule(noPrices, t)).toBe(t.rule('16:00'));
});

test('Beside a slot with a single price the other rows of its group keep the usual weekend', () => {
  const friday = { now: Temporal.Instant.from('2026-07-03T17:00:00+02:00'), zone: 'Europe/Warsaw' };
  const days = { friday: fridayAsWeek, holiday: asWeek };
  const one = withSlotPrice(withBoard, { weekday: 50, weekend: 50 });
  const kinds = [one, withBoard].flatMap((each) =>
    each.groups.map((group) => weekendIn(group, each, { ...friday, days })),
  );
  expect(kinds).toEqual([true, false]);
});

test('A list with one price has no rule, but names holidays at their own price', () => {
  const one = withSlotPrice(noPrices, { weekday: 50, weekend: 50 });
  expect(slotRules(one, { friday: fridayAsWeek, holiday: asWeek }, words)).toEqual([]);
  expect(slotRules(one, { friday: null, holiday: { as: 'own', prices: [70] } }, words)).toEqual([
    t.holiday('70 zł', '70 zł'),
  ]);
});
