import { expect, test } from 'vitest';
import { caretIn } from './PhoneField.tsx';

// `|` is the caret.
test.each([
  ['600 |700800', '600|700800'],
  ['|600 700', '|600700'],
  ['600-70|0-800', '60070|0800'],
  ['+48 600 |', '+48600|'],
  ['(60|0)', '60|0'],
  ['  |600', '|600'],
])('The caret of %s stays beside its digit: %s', (typed, tidy) => {
  expect(caretIn(typed.replace('|', ''), typed.indexOf('|'))).toBe(tidy.indexOf('|'));
});
