import { expect, test } from 'vitest';
import { aPass } from '../testing/pass.ts';
import { decideAdjusting, decidePassVoiding, decideSelling } from './pass-rules.ts';

const now = Temporal.Instant.from('2026-07-10T08:00:00Z');
const zone = 'Europe/Warsaw';

test.each([
  ['that is on the price list', aPass().kind, 'ok'],
  ['that is not', null, 'INVALID_FOREIGN_KEY'],
  ['whose last day is over', { ...aPass().kind, validUntil: '2026-07-09' }, 'PASS_EXPIRED'],
] as const)('A pass of a kind %s is sold: %s', (_what, kind, decision) => {
  expect(decideSelling(kind, now, zone)).toBe(decision);
});

test.each([
  [aPass({ balance: 3 }), 1, 'ok'],
  [aPass({ balance: 3 }), -3, 'ok'],
  [aPass({ balance: 3 }), -4, 'PASS_EMPTY'],
  [aPass({ balance: 3 }), 0, 'unchanged'],
  [aPass({ isVoided: true }), 1, 'FORBIDDEN'],
  [null, 1, 'FORBIDDEN'],
] as const)('Adjusting a pass %#', (pass, by, decision) => {
  expect(decideAdjusting(pass, by)).toBe(decision);
});

test.each([
  [aPass(), 0, 'ok'],
  [aPass(), 4900, 'ok'],
  [aPass(), 4901, 'FAILED_VALIDATION'],
  [aPass({ isVoided: true }), 0, 'FORBIDDEN'],
  [null, 0, 'FORBIDDEN'],
] as const)('Voiding a pass %#', (pass, moneyBack, decision) => {
  expect(decidePassVoiding(pass, { moneyBack, owed: 4900 })).toBe(decision);
});
