import { expect, test } from 'vitest';
import { decideHandingOver, draftNumber, isToBeCreated } from './invoice-draft.ts';

const at = Temporal.Instant.from('2026-07-10T10:00:00Z');

test.each([
  ['to-send', 0, true],
  ['refused', 0, true],
  ['sent', 0, true],
  ['accepted', 14, false],
  ['accepted', 15, true],
] as const)('A draft %s for %i minutes that is not found is made: %s', (state, minutes, isMade) => {
  expect(isToBeCreated({ state, at }, at.add({ minutes }))).toBe(isMade);
});

test('Without a service nothing is handed over, and a number names the first entry', () => {
  expect(decideHandingOver({ isSetUp: false })).toBe('FORBIDDEN');
  expect(decideHandingOver({ isSetUp: true })).toBe('ok');
  expect(draftNumber(42)).toBe('CP-42');
});
