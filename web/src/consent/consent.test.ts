import { expect, test } from 'vitest';
import { readConsent, writeConsent } from './consent.ts';

test.each([
  [null, 'unknown'],
  ['true', 'accepted'],
  ['false', 'rejected'],
  ['', 'unknown'],
  ['yes', 'unknown'],
] as const)('What the browser remembers as %j is %s', (stored, consent) => {
  expect(readConsent(stored)).toBe(consent);
});

test('An answer comes back as it was given, and asking again forgets it', () => {
  expect(readConsent(writeConsent('accepted'))).toBe('accepted');
  expect(readConsent(writeConsent('rejected'))).toBe('rejected');
  expect(writeConsent('unknown')).toBeNull();
});
