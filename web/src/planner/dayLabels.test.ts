import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { pl } from '../i18n/pl.ts';
import { dayLabel, longDay, monthTitle, shortDay } from './dayLabels.ts';

const day = Temporal.PlainDate.from('2026-07-04');

test('Days and months are named as people say them', () => {
  expect([longDay(day, 'en'), longDay(day, 'pl')]).toEqual(['Saturday 4 July', 'sobota 4 lipca']);
  expect([shortDay(day, 'en'), shortDay(day, 'pl')]).toEqual(['Sat 4 Jul', 'sob. 4 lip']);
  const month = Temporal.PlainYearMonth.from('2026-07');
  expect([monthTitle(month, 'en'), monthTitle(month, 'pl')]).toEqual(['July 2026', 'lipiec 2026']);
});

test('A day tells how much of it is free, who rides and what is on', () => {
  const summary = { day, slots: [], events: [], free: 12, total: 48, colour: 'free' } as const;
  expect(dayLabel(summary, 'en', en.planner)).toBe('Saturday 4 July, 12 of 48 free');
  expect(dayLabel(summary, 'pl', pl.planner)).toBe('sobota 4 lipca, wolne 12 z 48');
  expect(dayLabel({ ...summary, colour: 'mine' }, 'en', en.planner)).toContain('you ride that day');
  expect(dayLabel({ ...summary, free: 0, total: 0 }, 'pl', pl.planner)).toBe('sobota 4 lipca, brak slotów');
});
