import { expect, test } from 'vitest';
import { movedOf, pairUp } from './pairing.ts';

const ids = (letters: string) => letters.split('').map((id) => ({ id }));
/** The items that moved between two orders of letters. */
const moved = (was: string, is: string) =>
  movedOf(pairUp(ids(was), ids(is)))
    .map((pair) => is[pair.is])
    .join('');

test.each([
  ['abc', 'abc', ''],
  ['abcd', 'dabc', 'd'],
  ['abcd', 'bcda', 'a'],
  ['abc', 'xabc', ''],
  ['abc', 'bc', ''],
  ['abcde', 'edcba', 'dcba'],
  ['', 'abc', ''],
])('From %s to %s those move: %s', (was, is, who) => {
  expect(moved(was, is)).toBe(who);
});

const section = (heading: string, text: string) => ({ heading: { pl: heading, en: '' }, text });

test('What has no id is known as the same, by its name, or by its words', () => {
  const was = [section('Taras', 'a'), section('Kuchnia', 'b'), section('', 'c'), section('Stare', 'd')];
  const is = [section('', 'c'), section('Taras', 'a2'), section('Grill', 'b'), section('Nowe', 'e')];
  expect(pairUp(was, is)).toEqual([
    { was: 2, is: 0 },
    { was: 0, is: 1 },
    { was: 1, is: 2 },
  ]);
});

test('Of things that are called alike each is known once', () => {
  const was = [section('', 'a'), section('', 'b')];
  expect(pairUp(was, [section('', 'b'), section('', 'a'), section('', 'n')])).toEqual([
    { was: 1, is: 0 },
    { was: 0, is: 1 },
  ]);
});
