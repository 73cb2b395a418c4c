import { expect, test } from 'vitest';
import { at } from '../testing/slot.ts';
import { judgeOpening, openedSeason } from './season-opening.ts';

test.each([
  ['the first slots that a park ever has', '2027-04-24', null, false, 2027],
  ['the first after a winter', '2027-04-24', '2026-10-11', false, 2027],
  ['the first after a rest of 31 days', '2027-04-24', '2027-03-24', false, 2027],
  ['the first after a rest of 30 days', '2027-04-24', '2027-03-25', false, null],
  ['the next day of a season', '2027-06-02', '2027-06-01', false, null],
  ['days after a fortnight of works', '2027-06-16', '2027-06-01', false, null],
  ['days before the first that are open already', '2027-04-17', '2026-10-11', true, null],
  ['more hours on the first day', '2027-04-24', '2026-10-11', true, null],
  ['a winter park that opens in December', '2027-12-04', '2027-10-11', false, 2027],
] as const)('Whether a season opens: %s', (_what, firstDay, lastDayBefore, isOpenLater, season) => {
  expect(openedSeason({ firstDay, lastDayBefore, isOpenLater })).toBe(season);
});

const openedAt = at('2027-02-10T12:00:00Z');
const told = {
  dueAt: openedAt.add({ minutes: 15 }),
  uselessAt: openedAt.add({ hours: 72 }),
  isChanging: false,
  hasSlots: true,
};

test.each([
  ['at once', 14, {}, 'wait'],
  ['after a quarter of an hour', 15, {}, 'tell'],
  ['while the plan is being changed', 60, { isChanging: true }, 'wait'],
  ['while it is being undone', 60, { isChanging: true, hasSlots: false }, 'wait'],
  ['when it was undone', 15, { hasSlots: false }, 'undone'],
  ['when it was undone while the server was down', 5000, { hasSlots: false }, 'undone'],
  ['three days later', 4320, {}, 'late'],
] as const)('Whether an opening is told: %s', (_what, minutes, differs, verdict) => {
  expect(judgeOpening({ ...told, ...differs }, openedAt.add({ minutes }))).toBe(verdict);
});
