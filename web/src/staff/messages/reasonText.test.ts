import { expect, test } from 'vitest';
import { messages as en } from '../../i18n/en/staff/desk/messages.ts';
import { messages as pl } from '../../i18n/pl/staff/desk/messages.ts';
import { reasonText } from './reasonText.ts';

test.each([
  [null, null],
  ['outdated', 'It is no longer so.'],
  ['550', en.refused('550')],
  ['451', en.later('451')],
  ['ECONNREFUSED', en.unreachable('ECONNREFUSED')],
  ['constructor', en.unreachable('constructor')],
])('Why a message did not leave (%s) is said in words', (failure, text) => {
  expect(reasonText(failure, en)).toBe(text);
});

test('In both languages', () => {
  expect(reasonText('too-late', pl)).toBe('Było już za późno.');
});
