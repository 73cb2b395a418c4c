import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { decideLooks } from './looks-rules.ts';
import { readColour, writeColour } from './oklch.ts';
import { ownColours } from './own-colours.ts';
import { readabilityOf } from './readability.ts';
import { themeOf } from './theme.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const colours = fc.record({ main: colour, second: colour });
/** Each makes a whole theme. */
const few = { numRuns: 40 };
/** Of what is said in the second colour; everything else follows from the first, whatever that is. */
const ofSecond = new Set(['callToAction', 'mark', 'focus']);

test('Any colour is written as it was read', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      expect(writeColour(readColour(hex))).toBe(hex);
    }),
  );
});

test('Of any two colours every text and sign is read by day and by night, or the rule says which is not', () => {
  fc.assert(
    fc.property(colours, (two) => {
      const decision = decideLooks({ colours: two, logo: null }, true);
      const faint = readabilityOf(themeOf(two)).filter(({ ratio, needs }) => ratio < needs);
      const uses = new Set(faint.map(({ use }) => use));
      expect(decision).toEqual(uses.size === 0 ? 'ok' : { code: 'UNREADABLE_COLOURS', uses: [...uses] });
      expect([...uses].filter((use) => !ofSecond.has(use))).toEqual([]);
      // Refused is only a second colour that is dark, as a bar is dark, too.
      const onBar = contrast(two.second, themeOf(two)['surface-deep-raised'].light);
      expect(uses.size === 0 || onBar < 4.6).toBe(true);
    }),
    few,
  );
});

/** Colours with a meaning of their own, and what they stand on (web/src/theme/tokens.css): they stay ours. */
const fixed = [
  ['surface-page', { light: '#b3261e', dark: '#ff9184' }],
  ['surface-card', { light: '#b3261e', dark: '#ff9184' }],
  ['surface-sunken', { light: '#b3261e', dark: '#ff9184' }],
  ['surface-page', { light: '#14713f', dark: '#6bdb9a' }],
  ['surface-card', { light: '#14713f', dark: '#6bdb9a' }],
] as const;

test('What stays ours is as well seen on a park’s grounds as on ours', () => {
  fc.assert(
    fc.property(colours, (two) => {
      const theme = themeOf(two);
      for (const [ground, ink] of fixed) {
        for (const scheme of ['light', 'dark'] as const) {
          const before = contrast(ink[scheme], ownColours[ground][scheme]);
          const now = contrast(ink[scheme], theme[ground][scheme]);
          expect(Math.abs(now / before - 1)).toBeLessThan(0.03);
          expect(now).toBeGreaterThanOrEqual(4.5);
        }
      }
    }),
    few,
  );
});

const isGrey = (shade: string) => readColour(shade).c < 0.003;

test('A grey main colour makes grey grounds, texts and bars', () => {
  const theme = themeOf({ main: '#8a8a8a', second: '#ffd400' });
  for (const name of ['surface-page', 'surface-sunken', 'ink', 'line', 'surface-deep'] as const)
    expect([theme[name].light, theme[name].dark].filter((shade) => !isGrey(shade))).toEqual([]);
});

test.each(['#000000', '#0b3d2e', '#1f6feb', '#ffffff'])(
  'A button of %s looks different under the pointer',
  (second) => {
    const theme = themeOf({ main: '#1f6feb', second });
    for (const scheme of ['light', 'dark'] as const)
      expect(theme['sun-hover'][scheme]).not.toBe(theme.sun[scheme]);
  },
);
