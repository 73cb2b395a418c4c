import { expect, test } from 'vitest';
import { en } from '../../../i18n/en.ts';
import { pl } from '../../../i18n/pl.ts';
import { dayLabel } from './dayLabels.ts';

const day = Temporal.PlainDate.from('2026-07-04');

test('A day tells how much of it is free, who rides and what is on', () => {
  const summary = { day, free: 12, total: 48, colour: 'free', eventCount: 0 } as const;
  expect(dayLabel(summary, 'en', en.planner)).toBe('Saturday 4 July, 12 of 48\u00a0available');
  expect(dayLabel(summary, 'pl', pl.planner)).toBe('sobota 4 lipca, 12 z\u00a048\u00a0wolnych');
  expect(dayLabel({ ...summary, colour: 'mine' }, 'en', en.planner)).toContain('you have a booking');
  expect(dayLabel({ ...summary, free: 0, total: 0 }, 'pl', pl.planner)).toBe('sobota 4 lipca, brak slotów');
});
