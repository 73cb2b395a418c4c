import { readFileSync } from 'node:fs';
import { trackColours } from '@cablepark/domain/tracks/track';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const shades = (css: string, name: RegExp) =>
  new Map(
    [...css.matchAll(new RegExp(`${name.source}\\s*light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g'))].map(
      ([, named, light = '', dark = '']) => [named, { light, dark }] as const,
    ),
  );
const surfaces = shades(read('tokens.css'), /--([\w-]+):/);
const tracks = shades(read('tracks.css'), /="(\w+)"\] \{\s*--track:/);

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one = '', other = ''): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each(trackColours)(
  'The colour %s of a track is seen on every surface, by day and by night',
  (colour) => {
    const shade = tracks.get(colour);
    const usual = ['surface-page', 'surface-card', 'surface-sunken'].flatMap((name) => {
      const under = surfaces.get(name);
      return [contrast(shade?.light, under?.light), contrast(shade?.dark, under?.dark)];
    });
    // Surfaces that are dark in the light scheme, too, use the dark shade.
    const deep = ['surface-deep', 'surface-deep-raised'].map((name) =>
      contrast(shade?.dark, surfaces.get(name)?.light),
    );
    expect(usual).toHaveLength(6);
    for (const ratio of [...usual, ...deep]) expect(ratio).toBeGreaterThanOrEqual(3);
  },
);
