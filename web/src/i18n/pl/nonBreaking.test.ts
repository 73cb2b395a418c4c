import { expect, test } from 'vitest';
import { nonBreaking } from './nonBreaking.ts';

test.each([
  ['idź w stronę wody', 'idź w~stronę wody'],
  ['i z baru, i z pomostu', 'i~z~baru, i~z~pomostu'],
  ['W dni wydarzeń (o świcie)', 'W~dni wydarzeń (o~świcie)'],
  ['rowerów i też a', 'rowerów i~też a'],
  [' i ', ' i '],
  ['za 15 minut i 49,99 zł', 'za 15~minut i~49,99~zł'],
  ['od 9 do 21, 3 z 4, +48 600 700 800', 'od 9 do 21, 3 z~4, +48 600 700 800'],
  ['(10 MB), 04.07.2026, 15:00 jutro', '(10~MB), 04.07.2026, 15:00 jutro'],
])('"%s" leaves no letter and no number alone at the end of a line', (text, bound) => {
  expect(nonBreaking(text)).toBe(bound.replaceAll('~', '\u00a0'));
});

test('Texts keep their shape, and made texts are bound as written ones', () => {
  const texts = {
    title: 'Bar',
    pieces: [{ text: 'a wieczorem' }],
    at: (name: string) => `Zapis na ${name} w parku`,
    count: 3,
  };
  const bound = nonBreaking(texts);
  expect(bound).toEqual({
    title: 'Bar',
    pieces: [{ text: 'a\u00a0wieczorem' }],
    at: expect.any(Function),
    count: 3,
  });
  expect(bound.at('obóz')).toBe('Zapis na obóz w\u00a0parku');
});
