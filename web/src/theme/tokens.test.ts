import { readFileSync } from 'node:fs';
import { contrast } from '@cablepark/domain/theme/contrast';
import { ownColours } from '@cablepark/domain/theme/own-colours';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function shadesOf(name: string): { light: string; dark: string } {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(sheet) ?? [];
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  return { light, dark };
}

/** A park's own colours take the place of these by their names. */
test.each(Object.entries(ownColours))(
  '--%s of the style sheet is the one that the rules know',
  (name, shade) => {
    expect(shadesOf(name)).toEqual(shade);
  },
);

describe.each(['light', 'dark'] as const)('Free and taken by %s', (scheme) => {
  const between = (one: string, other: string) => contrast(shadesOf(one)[scheme], shadesOf(other)[scheme]);

  test('differ in brightness, for who does not tell red from green', () => {
    expect(between('free', 'taken')).toBeGreaterThan(3);
    expect(between('free-soft', 'taken-soft')).toBeGreaterThan(2);
  });

  test.each(['free', 'taken', 'free-soft', 'taken-soft'])('--%s is read on by its ink', (name) => {
    expect(between(name, `${name}-ink`)).toBeGreaterThan(4.5);
  });
});
