import { expect, test } from 'vitest';
import {
  fullName,
  hasPasswordLength,
  isEmail,
  isPhone,
  mailLink,
  normalEmail,
  tidyPhone,
} from './contact.ts';

test.each([
  'ola@example.com',
  'o.l-a+tag@mail.example.co.uk',
  'żółw@przykład.pl',
  'OLA@Example.COM',
  "o'brien_#1@a-b.example",
  'ola@1.example',
  'ola@例え.テスト',
])('%s is an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'ola',
  'ola@',
  '@example.com',
  'ola@example',
  'o la@example.com',
  'ola@example.com ',
  'ola@@example.com',
  'ola@.com',
  'ola@example..com',
  `${'a'.repeat(250)}@example.com`,
  '<ola@example.com>',
  '<ola@example.com',
  'ola@example.com>',
  'ola<@example.com',
  'ola@<example.com>',
  'Ola<ola@example.com>',
  '"ola"@example.com',
  'ola"@example.com',
  '(ola)ola@example.com',
  'ola@example.com(ola)',
  'ola,jan@example.com',
  'jan@example.com,ola@example.com',
  'jan;ola@example.com',
  'staff:ola@example.com',
  'ola@example.com;',
  'o[la]@example.com',
  'ola@[127.0.0.1]',
  'ola@127.0.0.1',
  'ola@0x7f.1',
  'ola\\@example.com',
  'ola@example.com\\',
  'ola@evil.example@example.com',
  'ola@example.com/',
  'ola@example.com?bcc=jan',
  'ola@-example.com',
  'ola@example_1.com',
  'ola\u0000@example.com',
  'ola\r\nBcc:jan@example.com',
  'ola\u007f@example.com',
  'ola\u00a0@example.com',
  'ola\u200b@example.com',
  'ola@exam\u00adple.com',
  'ola@exam\u034fple.com',
  'ola@exam\ufe0fple.com',
  'ola@ｅxample.com',
  'ola@example。com',
  'ola@example．com',
  'ola＠example.com',
  'ola@\u212aino.example',
  'ola@xn--przykad-rjb.pl',
  'ola@mail.XN--przykad-rjb.pl',
])('%o is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each(['600700800', '+48600700800', '+1234567', '+123123456789012345'])(
  '%s is a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);

test.each([
  '',
  '60070080',
  '6007008001',
  '48600700800x',
  '+48',
  '+123456',
  '+1231234567890123456',
  '600 700 800',
  '+48 600700800',
  '00048600700800',
])('%o is no phone number', (text) => {
  expect(isPhone(text)).toBe(false);
});

test('What people put between digits is left out before a number is checked', () => {
  expect(tidyPhone(' 600 700-800')).toBe('600700800');
  expect(tidyPhone('+48 (600) 700.800')).toBe('+48600700800');
});

test('A link to a mailbox holds the address alone', () => {
  expect(mailLink('o.l+a@example.com')).toBe('mailto:o.l%2Ba@example.com');
  expect(mailLink('ola?bcc=jan&subject=x@example.com')).toBe(
    'mailto:ola%3Fbcc%3Djan%26subject%3Dx@example.com',
  );
});

test('No address takes longer to judge because it is long', () => {
  expect(isEmail(`${'a'.repeat(100)}@${'a-'.repeat(70)}`)).toBe(false);
});

test('Addresses compare without case and blanks', () => {
  expect(normalEmail(' Ola@Example.COM ')).toBe('ola@example.com');
});

test.each([
  [7, false],
  [8, true],
  [200, true],
  [201, false],
])('Of a password of %d characters the length is good: %s', (length, isGood) => {
  expect(hasPasswordLength('x'.repeat(length))).toBe(isGood);
});

test.each([
  ['Ola', 'Nowak', 'Ola Nowak'],
  ['Ola', null, 'Ola'],
  [null, 'Nowak', 'Nowak'],
  [null, null, null],
])('The full name of %s %s', (first, last, expected) => {
  expect(fullName(first, last)).toBe(expected);
});
