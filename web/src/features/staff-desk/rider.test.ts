import { expect, test } from 'vitest';
import { phoneLink, phoneText, riderOf } from './rider.ts';

test.each([
  ['600700800', '600 700 800'],
  ['+48600700800', '+48 600 700 800'],
  ['+4915112345678', '+4915112345678'],
  ['', ''],
])('The number %s is shown as "%s"', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});

test('A number to call has no blanks', () => {
  expect(phoneLink('+48 600-700 800')).toBe('tel:+48600700800');
});

test('A guest has a name and a phone, and no e-mail', () => {
  const row = { id: 'g', email: null, first_name: 'Wanda', last_name: null, description: '500600700' };
  expect(riderOf(row)).toEqual({ id: 'g', name: 'Wanda', phone: '500600700', email: null });
  expect(riderOf({ ...row, last_name: 'Nowak', description: null })).toMatchObject({
    name: 'Wanda Nowak',
    phone: '',
  });
});
