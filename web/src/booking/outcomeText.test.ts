import { expect, onTestFinished, test, vi } from 'vitest';
import { en } from '../i18n/en.ts';
import { ApiError, NetworkError } from '../lib/http/errors.ts';
import type { Outcome } from './changeSlots.ts';
import { bookingText, failedCancelling } from './outcomeText.ts';

test.each<[Outcome, string]>([
  [{ kind: 'refused', error: new NetworkError() }, en.planner.notChanged],
  [{ kind: 'unknown', error: new ApiError(401, '', '') }, en.planner.unknownOutcome],
  [{ kind: 'taken', reread: false }, 'Failed to cancel reservation.'],
  [
    { kind: 'refused', error: new ApiError(500, '', '') },
    'Failed to cancel reservation. Unexpected error, try again later.',
  ],
  [
    { kind: 'refused', error: new ApiError(418, 'TEAPOT', 'I am a teapot.') },
    'Failed to cancel reservation: I am a teapot.',
  ],
])('A cancelling that ended as %o is told: %s', (outcome, text) => {
  expect(failedCancelling(outcome, en)).toBe(text);
});

const refusal = (status: number, code: string, extensions: Record<string, unknown>): Outcome => ({
  kind: 'refused',
  error: new ApiError(status, code, 'x', extensions),
});

test.each<[Outcome, string, string]>([
  [{ kind: 'done' }, 'success', 'Booked: 12:00'],
  [{ kind: 'taken', reread: false }, 'error', en.planner.slotTaken],
  [{ kind: 'taken', reread: true }, 'error', en.planner.slotTakenByOther],
  [{ kind: 'refused', error: new ApiError(422, 'TOO_LATE', 'x') }, 'error', en.planner.tooLateToBook],
  [{ kind: 'refused', error: new NetworkError() }, 'error', en.planner.notChanged],
  [
    { kind: 'refused', error: new ApiError(418, 'TEAPOT', 'I am a teapot.') },
    'error',
    en.planner.bookingFailed('I am a teapot.'),
  ],
  [{ kind: 'unknown', error: new ApiError(401, '', '') }, 'error', en.planner.unknownOutcome],
  [
    refusal(422, 'RIDE_LIMIT', { limit: 48, per: 'all', email_proved: true }),
    'error',
    en.planner.limits.inAll(48),
  ],
  [
    refusal(422, 'RIDE_LIMIT', { limit: 12, per: 'day', email_proved: false }),
    'error',
    `${en.planner.limits.onDay(12)} ${en.planner.limits.prove}`,
  ],
  [
    refusal(422, 'CLOSED', { reason: 'wind', until: '2026-07-04T14:00:00Z' }),
    'error',
    'This track is closed until 04.07.2026, 16:00 (wind). Choose another time or another track.',
  ],
  [
    refusal(422, 'CLOSED', { reason: 'other', until: '2026-07-04T14:00:00Z' }),
    'error',
    'This track is closed until 04.07.2026, 16:00. Choose another time or another track.',
  ],
  [
    refusal(422, 'CLOSED', {}),
    'error',
    en.planner.bookingFailed('This track is closed at that time. Choose another time or another track.'),
  ],
  [
    refusal(429, 'REQUESTS_EXCEEDED', { reset: '2026-07-04T10:40:00Z' }),
    'error',
    'That was a lot of bookings in a short time. You can book again from 12:40, and cancel at any time.',
  ],
])('A booking that ended as %o is a %s: %s', (outcome, kind, text) => {
  expect(bookingText(outcome, 'Booked: 12:00', en, 'Europe/Warsaw')).toEqual({ kind, text });
});

test('A booking that is refused until later today is told the time alone', () => {
  vi.useFakeTimers({ now: Date.parse('2026-07-04T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const outcome = refusal(422, 'HOLD_AGAIN_LATER', { until: '2026-07-04T10:40:00Z' });
  expect(bookingText(outcome, 'Booked: 12:00', en, 'Europe/Warsaw')).toEqual({
    kind: 'error',
    text: 'You let this slot go twice without paying. You can book it again from 12:40. Until then choose another slot, or call us.',
  });
});
