import { expect, test } from 'vitest';
import { isSettledAtDesk, questionOf } from './ride-question.ts';

const at = (time: string) => Temporal.Instant.from(`2026-07-04T${time}:00Z`);

test.each([
  ['back at its first time', '10:00', false, null],
  ['a little later', '10:20', false, 'confirm'],
  ['at the limit', '10:45', false, 'confirm'],
  ['beyond the limit', '10:46', false, 'answer'],
  ['past the last slot of the day', '10:20', true, 'choose'],
  ['past it and beyond the limit', '11:00', true, 'choose'],
] as const)('A ride that is %s: %s', (_what, now, isPastEnd, question) => {
  expect(questionOf({ first: at('10:00'), now: at(now), isPastEnd }, 45)).toBe(question);
});

test.each([
  ['nothing', 'answer', null, null, false],
  ['a check-in before the question', 'answer', '09:00', null, false],
  ['a check-in since', 'answer', '09:40', null, true],
  ['a check-in since, of a ride past the last slot', 'choose', '09:40', null, true],
  ['a payment before the question', 'confirm', null, '09:00', false],
  ['a payment since', 'confirm', null, '09:40', true],
  ['a payment since, of a ride past the last slot', 'choose', null, '09:40', false],
] as const)('Of a delayed ride the desk has noted %s', (_what, question, arrived, paid, isSettled) => {
  const signs = { arrivedAt: arrived && at(arrived), paidAt: paid && at(paid) };
  expect(isSettledAtDesk({ question, askedAt: at('09:30'), ...signs })).toBe(isSettled);
});
