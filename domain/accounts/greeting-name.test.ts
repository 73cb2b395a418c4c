import { expect, test } from 'vitest';
import { greetingName } from './greeting-name.ts';

test.each([
  ['Ola', 'Ola'],
  ['Żaneta Wiśniewska', 'Żaneta'],
  ['  Anna-Maria K.', 'Anna-Maria'],
  ["D'Arcy", "D'Arcy"],
  [null, null],
  ['', null],
  ['www.evil.example', null],
  ['https://evil.example Ola', null],
  ['WYGRANA! odbierz', null],
  ['a'.repeat(21), null],
  ['<b>Ola</b>', null],
])('A mail to %j begins with %j', (name, greeting) => {
  expect(greetingName(name)).toBe(greeting);
});
