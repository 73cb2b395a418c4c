import { isWebAddress } from '@cablepark/domain/text/web-address';
import { describe, expect, test } from 'vitest';
import { isSitePath } from './addresses.ts';

describe('a path of the site', () => {
  test.each([
    '/',
    '/planner/1',
    '/planner/1/',
    '/planner/1?day=2026-07-04&month=2026-07',
    '/?lang=en',
    '/desk/events#form',
    '/myAccount?back=https://park.example//x',
  ])('%s is one', (text) => {
    expect(isSitePath(text)).toBe(true);
  });

  test.each([
    '',
    'planner',
    'https://other.example/',
    '//other.example',
    '///other.example',
    '/\\other.example',
    '\\\\other.example',
    '/planner//other.example',
    '/.//other.example',
    '/..//other.example',
    '/planner/../..//other.example',
    '/\t/other.example',
    '/\n/other.example',
    ' //other.example',
    '/%2f/other.example',
    '/%5cother.example',
    '/planner?day=\\',
    '/planner?day=\u0000',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    '/@other.example',
  ])('%j is none', (text) => {
    expect(isSitePath(text)).toBe(false);
  });

  test('is told at once, however long the text', () => {
    expect(isSitePath(`/${'a-'.repeat(100_000)}!`)).toBe(false);
  });
});

describe('a web address', () => {
  test.each([
    'https://park.example',
    'http://park.example:8080/plan?day=1#top',
    'HTTPS://Park.Example/',
    'https://przykład.pl/zawody',
    'https://www.facebook.com/@park',
  ])('%s is one', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  test.each([
    '',
    'park.example',
    '/prices',
    '//park.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://park.example/x',
    'file:///etc/passwd',
    'ftp://park.example',
    'https:park.example',
    'https:/park.example',
    'https:\\\\park.example',
    'https://\\park.example',
    'https:///park.example',
    'https://park.example@other.example',
    'https://park.example:x@other.example/',
    'https://@other.example',
    'https://park.example\\@other.example',
    'https://park.example/\u0000',
    'https://park.example/\u202egpj.exe',
    'https://park.ex\u00adample/',
    'https://park.example/a b',
    'https://',
    'https://park.example:port/',
  ])('%j is none', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
