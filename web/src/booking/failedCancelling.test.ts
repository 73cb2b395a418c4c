import { aSlot } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { ApiError, NetworkError } from '../lib/http/errors.ts';
import type { Outcome } from './bookSlot.ts';
import { failedCancelling } from './failedCancelling.ts';

const slot = aSlot({ id: 7, rider: 'me' });

test.each<[Outcome, string]>([
  [{ kind: 'refused', error: new NetworkError(), slot }, en.planner.notChanged],
  [{ kind: 'unknown', error: new ApiError(401, '', ''), slot: null }, en.planner.unknownOutcome],
  [{ kind: 'taken', slot: null, reread: false }, 'Failed to cancel reservation.'],
  [
    { kind: 'refused', error: new ApiError(500, '', ''), slot },
    'Failed to cancel reservation. Unexpected error, try again later.',
  ],
  [
    { kind: 'refused', error: new ApiError(418, 'TEAPOT', 'I am a teapot.'), slot },
    'Failed to cancel reservation: I am a teapot.',
  ],
])('A cancelling that ended as %o is told: %s', (outcome, text) => {
  expect(failedCancelling(outcome, en)).toBe(text);
});
