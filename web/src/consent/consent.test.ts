import { expect, test } from 'vitest';
import { defaultPark } from '../park/park.ts';
import { questionOf, questionOn, readConsent, writeConsent } from './consent.ts';

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

test.each([
  [null, null, null],
  ['G-1', null, 'visits'],
  [null, { lat: 53, lon: 21 }, 'map'],
  ['G-1', { lat: 53, lon: 21 }, 'both'],
])('A park that counts with %j and is on the map at %j asks %j', (analyticsId, map, question) => {
  expect(questionOf({ analyticsId, contact: { ...defaultPark.contact, map } })).toBe(question);
});

test.each([
  [null, '/location', 'map'],
  [null, '/prices', null],
  ['G-1', '/prices', 'both'],
])('A park on the map that counts with %j asks on %s %j', (analyticsId, path, question) => {
  const contact = { ...defaultPark.contact, map: { lat: 53, lon: 21 } };
  expect(questionOn({ analyticsId, contact }, path)).toBe(question);
});
