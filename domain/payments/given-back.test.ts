import { expect, test } from 'vitest';
import { givenBackReason } from './given-back.ts';
import { cableReasons, deskReasons, movedReason, ownCancelling } from './void-reasons.ts';

test.each([
  [ownCancelling.free, false, 'cancelled'],
  [ownCancelling.soldAgain, false, 'soldAgain'],
  [ownCancelling.late, true, null],
  [cableReasons.closed, false, 'closed'],
  [cableReasons.delayed, false, 'delayed'],
  [cableReasons.rainCheck, true, 'rainCheck'],
  ['Spadł z deski', false, 'desk'],
  ['Spadł z deski', true, null],
  [movedReason, false, null],
  [deskReasons.corrected, false, null],
] as const)('A payment that ended as "%s", kept: %s', (reason, isKept, expected) => {
  expect(givenBackReason({ reason, isKept })).toBe(expected);
});
