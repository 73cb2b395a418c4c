import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const long = 'Pływamy od rana do zmroku, a wieczorem siadamy przy ognisku. '.repeat(4);

test('A short text is told whole', () => {
  expect(excerptOf('Czynne do 21.', 'Czynne do 22.')).toBe('Czynne do 21.');
});

test.each([
  [`${long}Czynne do 21. ${long}`, `${long}Czynne do 22. ${long}`, /^….{0,60}do 21\. .{0,60}…$/],
  [`Od 9. ${long}`, `Od 10. ${long}`, /^Od 9\. .{0,60}…$/],
  [`${long}Do 21.`, `${long}Do 22.`, /^….{0,60}Do 21\.$/],
  [long, '', /^Pływamy.*…$/],
  ['x'.repeat(5000), 'y', /^x{160}…$/],
])('Of a long text the part that changed is told: %#', (text, other, told) => {
  const short = excerptOf(text, other);
  expect(short).toMatch(told);
  expect(short.length).toBeLessThan(200);
});
