import { expect, test } from 'vitest';
import { tied } from './tied.ts';

test.each([
  ['idź w stronę wody', 'idź w~stronę wody'],
  ['i z baru, i z pomostu', 'i~z~baru, i~z~pomostu'],
  ['W dni wydarzeń (o świcie)', 'W~dni wydarzeń (o~świcie)'],
  ['rowerów i też a', 'rowerów i~też a'],
  [' i ', ' i '],
])('"%s" leaves no letter alone at the end of a line', (text, bound) => {
  expect(tied(text)).toBe(bound.replaceAll('~', '\u00a0'));
});

test('Texts keep their shape, and made texts are bound as written ones', () => {
  const texts = {
    title: 'Bar',
    pieces: [{ text: 'a wieczorem' }],
    at: (name: string) => `Zapis na ${name} w parku`,
    count: 3,
  };
  const bound = tied(texts);
  expect(bound).toEqual({
    title: 'Bar',
    pieces: [{ text: 'a\u00a0wieczorem' }],
    at: expect.any(Function),
    count: 3,
  });
  expect(bound.at('obóz')).toBe('Zapis na obóz w\u00a0parku');
});
