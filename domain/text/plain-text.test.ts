import { describe, expect, test } from 'vitest';
import { nameSchema } from '../accounts/fields.ts';
import { line, lines } from './plain-text.ts';

const joined = '👩\u200d🚒';

describe.each([
  ['a name of a person', nameSchema],
  ['a text of one line', line(60)],
  ['a text of several', lines(60)],
])('%s', (_what, schema) => {
  test.each([
    ['\u202egnp.\u202cOla', 'gnp.Ola'],
    ['\u2067Ola\u2069 \u200fNowak\u061c', 'Ola Nowak'],
    ['\u200bO\u2060la\ufeff', 'Ola'],
    ['\u202a+48 600 700 800\u202c', '+48 600 700 800'],
    [joined, joined],
    ['Zoë\u0301 علي', 'Zoë\u0301 علي'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(schema.parse(typed)).toBe(kept);
  });

  test.each(['\u202e', ' \u200b\u2060 ', '\u2066\u2069'])('%j is no text', (typed) => {
    expect(schema.safeParse(typed).success).toBe(false);
  });
});

test('A text of one letter is one', () => {
  expect(line(60).parse('A')).toBe('A');
  expect(lines(60).parse('A')).toBe('A');
});

test.each(['\u200d', '\u3164', '\u2800', '\u00ad \u034f'])('%j is nobody’s name', (typed) => {
  expect(nameSchema.safeParse(typed).success).toBe(false);
});
