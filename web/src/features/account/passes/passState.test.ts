import { expect, test } from 'vitest';
import { passState } from './passState.ts';

const now = Temporal.Instant.from('2026-07-04T10:00:00Z');

test.each([
  ['good', { balance: 1, ends: null, isVoided: false }],
  ['good', { balance: 1, ends: now.add({ seconds: 1 }), isVoided: false }],
  ['used', { balance: 0, ends: null, isVoided: false }],
  ['ended', { balance: 3, ends: now, isVoided: false }],
  ['voided', { balance: 0, ends: now, isVoided: true }],
] as const)('A pass is %s: %o', (state, pass) => {
  expect(passState(pass, now)).toBe(state);
});
