import { expect, test } from 'vitest';
import { nextState, type QuestionState } from './questions.ts';

const question = { title: 'Book?' };
const asking: QuestionState = { step: 'asking', question };
const sending: QuestionState = { step: 'sending', question, choice: 'confirm', note: '' };

test.each(['confirm', 'other', 'undo'] as const)(
  'The answer “%s” keeps the question open and busy',
  (choice) => {
    expect(nextState(asking, { kind: 'answer', choice })).toEqual({ ...sending, choice });
  },
);

test('To cancel closes the question', () => {
  expect(nextState(asking, { kind: 'answer', choice: 'cancel' })).toBeNull();
});

test('While the calls are sent a second tap changes nothing, and whoever closes the question may', () => {
  expect(nextState(sending, { kind: 'answer', choice: 'confirm' })).toBe(sending);
  expect(nextState(sending, { kind: 'answer', choice: 'other' })).toBe(sending);
  expect(nextState(sending, { kind: 'answer', choice: 'cancel' })).toBeNull();
});

test('A note shows while the calls are sent, and not above the next question', () => {
  const noted = nextState(sending, { kind: 'note', text: 'Looking it up' });
  expect(noted).toEqual({ ...sending, note: 'Looking it up' });
  const booked = { title: 'Booked' };
  const next = nextState(noted ?? sending, { kind: 'ask', question: booked });
  expect(next).toEqual({ step: 'asking', question: booked });
  expect(nextState(next ?? asking, { kind: 'note', text: 'late' })).toEqual(next);
});
