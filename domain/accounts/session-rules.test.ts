import { expect, test } from 'vitest';
import { decideRenewal, mostLivingTokens, renewalBudget } from './session-rules.ts';

const { perMinute, perHour } = renewalBudget;

test.each([
  ['the first time', { inMinute: 1, inHour: 1, young: 0 }, 'ok'],
  ['the last time of a minute', { inMinute: perMinute - 1, inHour: perMinute, young: 0 }, 'ok'],
  ['once more in a minute', { inMinute: perMinute, inHour: perMinute, young: 0 }, 'REQUESTS_EXCEEDED'],
  ['the last time of an hour', { inMinute: 1, inHour: perHour - 1, young: 0 }, 'ok'],
  ['once more in an hour', { inMinute: 1, inHour: perHour, young: 0 }, 'REQUESTS_EXCEEDED'],
  ['by a fifth tab', { inMinute: 5, inHour: 5, young: mostLivingTokens - 1 }, 'ok'],
  ['by a sixth tab', { inMinute: 6, inHour: 6, young: mostLivingTokens }, 'REQUESTS_EXCEEDED'],
])('A session is renewed %s: %o gets %s', (_when, facts, decision) => {
  expect(decideRenewal(facts)).toBe(decision);
});
