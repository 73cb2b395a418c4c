import { expect, test } from 'vitest';
import { hasWords, searchTextOf, searchWords } from './search-text.ts';

test.each([
  ['  Marek  Ż ', ['marek', 'z']],
  ['Kowalska-Nowak', ['kowalska', 'nowak']],
  ['600 700-800', ['600700800']],
  ['+48 600 700 800', ['600700800']],
  ['0048 (600) 700.800', ['600700800']],
  ['+44 7911 123456', ['447911123456']],
  ['0044 7911 123456', ['447911123456']],
  ['ola 00447911123456', ['ola', '447911123456']],
  ['007 00', ['00700']],
  ['600 ola', ['600', 'ola']],
  ['48 600 700 800', ['600700800']],
  ['48600', ['48600']],
  ['zolk +48511222333', ['zolk', '511222333']],
  ['zolk 48 511-222-333', ['zolk', '511222333']],
  ['+48 511 222 333 zolk', ['511222333', 'zolk']],
  ['ola +48 600', ['ola', '600']],
  ['ola@lake.example', ['ola@lake.example']],
  ['--', []],
  ['+48', []],
  ['  ', []],
])('"%s" searches for %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

const marek = searchTextOf({
  first_name: 'Marek',
  last_name: 'Żak-Łęcki',
  email: 'Marek.Z@Jezioro.example',
  phone: '+48600700800',
});

test.each([
  ['marek z', true],
  ['lecki', true],
  ['żak łęcki', true],
  ['zak-lecki', true],
  ['jezioro', true],
  ['600 700', true],
  ['+48 600 700 800', true],
  ['700800', true],
  ['marek nowak', false],
  ['601', false],
])('"%s" finds Marek Żak-Łęcki: %s', (text, isFound) => {
  expect(hasWords(marek, searchWords(text))).toBe(isFound);
});

test('A word of a name stands behind a blank, and an erased person leaves nothing', () => {
  expect(marek).toBe(' marek zak lecki marek.z@jezioro.example 48600700800');
  expect(searchTextOf({ first_name: null, last_name: null, email: null, phone: null })).toBe('');
});
