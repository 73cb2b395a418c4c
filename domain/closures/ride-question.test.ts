import { expect, test } from 'vitest';
import { questionOf } from './ride-question.ts';

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
