import { expect, test } from 'vitest';
import { fitLines, widthOf, writtenLine } from './written-words.ts';

const sizes = [
  { size: 100, lines: 1 },
  { size: 60, lines: 2 },
];
const place = { left: 0, baseline: 100, size: 100, fill: '#fff' };
const outlinesIn = (text: string) => writtenLine(text, place).match(/<path/g)?.length ?? 0;

test('A short name is large on one line, a longer one smaller on several, the longest is cut', () => {
  expect(fitLines('Nocne pływanie', 1000, sizes)).toEqual({ size: 100, lines: ['Nocne pływanie'] });
  const longer = fitLines('Wieczorna szkoła dla początkujących z Żanetą i Łukaszem', 800, sizes);
  expect([longer.size, longer.lines.length]).toEqual([60, 2]);
  for (const name of ['obóz dla dzieci '.repeat(30), 'x'.repeat(300)]) {
    const { size, lines } = fitLines(name, 800, sizes);
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(800);
  }
});

test('Every letter of Polish, English and Ukrainian has an outline', () => {
  const letters = 'aąbcćdeęfghijklłmnńoóprsśtuwyzźżqvx0123456789–’„”&абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';
  const text = letters + letters.toUpperCase();
  expect(outlinesIn(text)).toBe(Array.from(text).length);
});

test('What the typeface lacks loses its accent or goes, and nothing is taken for a drawing', () => {
  expect(outlinesIn('Jazz 🎷 日本')).toBe(4);
  expect(outlinesIn('ế')).toBe(1);
  expect(outlinesIn('')).toBe(0);
  expect(writtenLine('<script>', place)).not.toContain('<script');
  expect(fitLines('🎷', 800, sizes)).toEqual({ size: 100, lines: [] });
});
