import { expect, test } from 'vitest';
import { looks } from './looks.schema.ts';
import { decideLooks, readableSecond } from './looks-rules.ts';
import { readColour } from './oklch.ts';
import { ownColours } from './own-colours.ts';
import { readabilityOf } from './readability.ts';
import { themeOf } from './theme.ts';

const of = (main: string, second: string) => ({ colours: { main, second }, logo: null });
const unreadable = (...uses: string[]) => ({ code: 'UNREADABLE_COLOURS', uses });

test.each([
  ['ours', { colours: null, logo: null }, 'ok'],
  ['red and yellow', of('#c8102e', '#ffd500'), 'ok'],
  ['blue and orange', of('#0b3d91', '#ff7a00'), 'ok'],
  ['black and white', of('#000000', '#ffffff'), 'ok'],
  ['white and white', of('#ffffff', '#ffffff'), 'ok'],
  // Made a little lighter, it is seen on the bars.
  ['yellow and a deep red', of('#ffd500', '#d02020'), 'ok'],
  ['yellow and black', of('#ffd500', '#111111'), unreadable('callToAction', 'mark', 'focus')],
  ['blue and the same blue', of('#0b3d91', '#0b3d91'), unreadable('callToAction', 'mark')],
])('%s', (_what, chosen, decision) => {
  expect(decideLooks(chosen, true)).toEqual(decision);
});

test('For a second colour that is too dark there is a lighter one of its hue', () => {
  const main = '#0b3d91';
  const second = readableSecond({ main, second: main }) ?? '';
  expect(decideLooks(of(main, second), true)).toBe('ok');
  expect(Math.abs(readColour(second).h - readColour(main).h)).toBeLessThan(3);
});

test('A logo that is not there is nobody’s', () => {
  expect(decideLooks({ colours: null, logo: null }, false)).toBe('INVALID_FOREIGN_KEY');
});

test('Ours are readable themselves', () => {
  expect(readabilityOf(ownColours).filter(({ ratio, needs }) => ratio < needs)).toEqual([]);
});

test('A dark main colour is the bar, and any is the button by day where it can be read', () => {
  const { 'surface-deep': deep, accent } = themeOf({ main: '#12304f', second: '#ffd500' });
  expect([deep.light, accent.light]).toEqual(['#12304f', '#12304f']);
  expect(themeOf({ main: '#c8102e', second: '#ffd500' }).accent.light).toBe('#c8102e');
});

test.each([
  'red',
  '#fff',
  '#12345678',
  '#12345g',
  'rgb(0 0 0)',
  '#000000;}body{display:none',
  '#000000\n}',
  'var(--x)',
  'url(https://elsewhere.example)',
  '',
])('%j is no colour', (main) => {
  expect(looks.safeParse(of(main, '#ffffff')).success).toBe(false);
  expect(looks.safeParse(of('#ffffff', main)).success).toBe(false);
});
