import { expect, test } from 'vitest';
import { boardName } from './board-name.ts';

test.each([
  ['Ania', 'Kowalska', 'Ania K.'],
  ['  Anna Maria ', 'żak', 'Anna Ż.'],
  ['Jan Kowalski', null, 'Jan K.'],
  ['Jean-Luc', "O'Neill", 'Jean-Luc O.'],
  ['Ola', null, 'Ola'],
  ['Ola', '  ', 'Ola'],
  ['Ola', '123', 'Ola'],
  ['Ola', '😀', 'Ola'],
  ['Józef', 'Ćwiek', 'Józef Ć.'],
  ['e\u0301va', 'ñ', 'éva Ñ.'],
  ['Konstantynopolitańczykowianeczka', 'X', 'Konstantynopo… X.'],
  ['नमस्ते', null, 'नमस्ते'],
  ['Ania', '\u3164', 'Ania'],
  ['Ania', `K${'\u0310'.repeat(90)}`, 'Ania K.'],
])('%j %j is "%s"', (first, last, shown) => {
  expect(boardName(first, last)).toBe(shown);
});

test.each([
  null,
  '',
  '   ',
  '600 700 800',
  '+48600700800',
  'ania600700800',
  'ania@example.com',
  '\u202eainA',
  'A\u200bnia',
  '<b>Ania</b>',
  '🏄',
  '.',
  // A sign-up accepts accents stacked high above the line, and invisible letters.
  `A${'\u0310'.repeat(90)}`,
  '\u3164',
  'Ania\u115f',
  'A\ufe0f',
])('%j is nobody’s name', (first) => {
  expect(boardName(first, 'Kowalska')).toBeNull();
});
