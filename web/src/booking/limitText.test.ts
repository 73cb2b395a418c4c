import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../i18n/en.ts';
import { ApiError } from '../lib/http/errors.ts';
import { limitText } from './limitText.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-07-01T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-07-01T08:30:00Z', '10:30'],
  ['2026-07-02T08:30:00Z', '02.07.2026, 10:30'],
])('Who may hold a slot again at %s reads: %s', (until, time) => {
  const error = new ApiError(422, 'HOLD_AGAIN_LATER', '', { until });
  expect(limitText(error, en, 'Europe/Warsaw')).toBe(en.planner.limits.holdAgain(time));
});
