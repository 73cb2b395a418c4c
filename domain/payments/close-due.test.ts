import { expect, test } from 'vitest';
import { dueClose } from './close-due.ts';

const zone = 'Europe/Warsaw';
// Monday is closed; Saturday is open until midnight.
const open = { opens: '09:00', closes: '21:00' };
const week = [null, open, open, open, open, { opens: '09:00', closes: '24:00' }, open];
const on = (day: string) => Temporal.PlainDate.from(day);
const maybe = (day: string | null) => (day === null ? null : on(day));

/** 2026-07-14 is a Tuesday. */
test.each([
  ['before the park shuts', '2026-07-14T20:59', ['2026-07-14'], null],
  ['when it shuts', '2026-07-14T21:00', ['2026-07-14'], '2026-07-14'],
  ['the next morning', '2026-07-15T08:00', ['2026-07-14'], '2026-07-14'],
  ['the next morning, with money of today', '2026-07-15T10:00', ['2026-07-14', '2026-07-15'], '2026-07-14'],
  ['the next evening', '2026-07-15T21:30', ['2026-07-14', '2026-07-15'], '2026-07-14/2026-07-15'],
  ['after midnight', '2026-07-15T00:10', ['2026-07-14'], '2026-07-14'],
  ['on an evening without money', '2026-07-14T22:00', [], null],
  ['on a day that the park does not open', '2026-07-13T22:00', ['2026-07-13'], null],
  ['the morning after such a day', '2026-07-14T08:00', ['2026-07-13'], '2026-07-13'],
  ['on the evening of a day until midnight', '2026-07-18T23:50', ['2026-07-18'], null],
  ['days later', '2026-07-20T12:00', ['2026-07-14', '2026-07-16'], '2026-07-14/2026-07-16'],
])('%s, at %s with open money of %j, the reminder is of %s', (_name, at, days, due) => {
  const today = at.slice(0, 10);
  const before = days.filter((day) => day < today).at(-1) ?? null;
  const [first, last] = [days[0], days.at(-1)];
  const found = dueClose({
    now: Temporal.PlainDateTime.from(at).toZonedDateTime(zone).toInstant(),
    zone,
    week,
    lastClosed: on('2026-07-12'),
    open: first && last ? { first: on(first), last: on(last), beforeToday: maybe(before) } : null,
  });
  const text = found && [...new Set([found.from.toString(), found.day.toString()])].join('/');
  expect(text).toBe(due);
});

test.each([
  ['2026-07-14', null, null],
  ['2026-07-13', '2026-07-13', '2026-07-13/2026-07-14'],
])('A park that has never closed a day, with money from %s on, is reminded of %s', (first, before, due) => {
  const now = Temporal.Instant.from('2026-07-14T20:00:00Z');
  const money = { first: on(first), last: on('2026-07-14'), beforeToday: maybe(before) };
  const found = dueClose({ now, zone, week, lastClosed: null, open: money });
  expect(found && `${found.from.toString()}/${found.day.toString()}`).toBe(due);
});
