import { expect, test } from 'vitest';
import { type Decision, enforce, type Refusal } from './decision.ts';
import { ParkError } from './errors.ts';

test('What a rule allows goes on, and what is so already is told', () => {
  expect(enforce('ok')).toBe('ok');
  expect(enforce('unchanged')).toBe('unchanged');
});

test.each<[Decision | Refusal]>([['SLOT_TAKEN'], [{ code: 'SLOT_TAKEN' }]])(
  'A refusal (%o) is thrown as the error of its code',
  (refusal) => {
    expect(() => enforce(refusal)).toThrow(new ParkError('SLOT_TAKEN'));
  },
);

test('A refusal may be told in more words; one without them falls back on its code', () => {
  const words = new ParkError('SLOT_TAKEN', { extensions: { slots: [7] } });
  const wordsOf = ({ code }: Refusal) => (code === 'SLOT_TAKEN' ? words : undefined);
  expect(() => enforce('SLOT_TAKEN', wordsOf)).toThrow(words);
  expect(() => enforce('TOO_LATE', wordsOf)).toThrow(new ParkError('TOO_LATE'));
});
