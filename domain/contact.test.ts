import { expect, test } from 'vitest';
import { isEmail, isPhone, normalEmail, tidyPhone } from './contact.ts';

test.each(['ola@example.com', 'o.l-a+tag@mail.example.co.uk', 'żółw@przykład.pl'])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

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

test('Addresses compare without case and blanks', () => {
  expect(normalEmail(' Ola@Example.COM ')).toBe('ola@example.com');
});
