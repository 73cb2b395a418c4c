import { contrast, luminance } from './contrast.ts';
import type { BrandColours } from './looks.schema.ts';
import { type Oklch, readColour, writeColour } from './oklch.ts';
import { type ColourName, ownColours, type Shade, type Theme } from './own-colours.ts';

/** Slightly above the minimum of `readability.ts`: writing a colour rounds it. */
const text = 4.6;
/** The built-in colour that the park's main colour replaces. */
const ourMain = readColour(ownColours.accent.light);
/** The highest luminance of a bar that keeps its text readable. */
const brightestDeep = 0.045;
/** The maximum lightening of the second colour before it becomes another one. */
const mostLift = 0.25;

/** Built-in shades that take the hue of the park's main colour at the same luminance, and so keep their contrast. */
const tintedNames = [
  'surface-page',
  'surface-card',
  'surface-sunken',
  'ink',
  'ink-soft',
  'ink-on-deep',
  'ink-on-deep-soft',
  'line',
  'line-strong',
  'line-on-deep',
  'accent-soft',
] as const satisfies ColourName[];

/** The theme's colours from a park's two (docs/decisions/051-two-colours-make-a-theme.md); ours if it has none. */
export function themeOf(colours: BrandColours | null): Theme {
  if (colours === null) return ownColours;
  const main = readColour(colours.main);
  const shades = Object.fromEntries(
    tintedNames.map((name) => [
      name,
      { light: tint(ownColours[name].light, main), dark: tint(ownColours[name].dark, main) },
    ]),
  ) as Record<(typeof tintedNames)[number], Shade>;
  const deep = deepOf(colours.main, main);
  const accent = accentOf(main, shades);
  const second = secondOf(colours.second, deep, main);
  const focus = { light: accent.accent.light, dark: second.sun.dark };
  return { ...shades, ...deep, ...accent, ...second, focus, brand: brandOf(main, deep) };
}

/** The built-in shade in another hue with the same luminance. @param most the maximum increase of its chroma */
function tint(ours: string, { c, h }: Oklch, most = 1): string {
  const own = readColour(ours);
  const chroma = own.c * Math.min(most, (most * c) / ourMain.c);
  const light = luminance(ours);
  let [low, high] = [0, 1];
  for (let step = 0; step < 14; step += 1) {
    const half = (low + high) / 2;
    if (luminance(writeColour({ l: half, c: chroma, h })) < light) low = half;
    else high = half;
  }
  return writeColour({ l: high, c: chroma, h });
}

/** Bars and dark backgrounds: the main colour itself where it is dark enough. */
function deepOf(hex: string, main: Oklch) {
  const dark = ownColours['surface-deep'].dark;
  const isDeep = luminance(hex) <= brightestDeep;
  const light = isDeep ? hex : tint(ownColours['surface-deep'].light, main, 2);
  const background = readColour(light);
  return {
    'surface-deep': { light, dark: tint(dark, main) },
    'surface-deep-raised': {
      light: writeColour({ ...background, l: Math.max(0.2, background.l + 0.06) }),
      dark: tint(ownColours['surface-deep-raised'].dark, main),
    },
  };
}

/** Links and selected items: the main colour, darker by day and lighter by night as far as contrast requires. */
function accentOf(main: Oklch, on: Record<(typeof tintedNames)[number], Shade>) {
  const grounds = (scheme: keyof Shade) =>
    (['surface-page', 'surface-card', 'surface-sunken', 'accent-soft'] as const).map(
      (name) => on[name][scheme],
    );
  const ink = tint(ownColours['accent-ink'].dark, main);
  const light = withContrast({ ...main, l: Math.min(main.l, 0.55) }, -0.01, grounds('light'), text);
  const night = { ...main, l: Math.max(main.l, 0.7), c: Math.min(main.c, 0.16) };
  const dark = withContrast(night, 0.01, [...grounds('dark'), ink], text);
  return { accent: { light, dark }, 'accent-ink': { light: '#ffffff', dark: ink } };
}

/** Main actions and accents: the second colour, lightened as far as the bars require within `mostLift`. */
function secondOf(hex: string, deep: Record<'surface-deep' | 'surface-deep-raised', Shade>, main: Oklch) {
  const second = readColour(hex);
  const grounds = Object.values(deep).flatMap(({ light, dark }) => [light, dark]);
  const isSeen = grounds.every((ground) => contrast(hex, ground) >= text);
  const sun = isSeen ? hex : withContrast(second, 0.01, grounds, text, mostLift);
  const ourColour = readColour(sun);
  const hover = writeColour({
    ...ourColour,
    l: ourColour.l > 0.92 ? ourColour.l - 0.05 : ourColour.l + 0.04,
  });
  const ink = tint(ownColours['sun-ink'].light, main);
  return {
    sun: both(sun),
    'sun-hover': both(hover),
    'sun-ink': both(ink),
    glow: both(writeColour({ ...ourColour, l: ourColour.l - 0.12 })),
    'focus-on-deep': both(sun),
  };
}

/** For drawings: visible on the bars, and dark enough for content on top of it. */
function brandOf(main: Oklch, deep: Record<'surface-deep', Shade>): Shade {
  const calm = { ...main, l: Math.min(main.l, 0.7) };
  return both(withContrast(calm, 0.01, [deep['surface-deep'].light, deep['surface-deep'].dark], 3.05));
}

function both(shade: string): Shade {
  return { light: shade, dark: shade };
}

/** Changes the lightness step by step until the contrast fits every background, or the limit is reached. */
function withContrast(
  from: Oklch,
  step: number,
  grounds: readonly string[],
  needs: number,
  most = 1,
): string {
  let shade = writeColour(from);
  for (let l = from.l; Math.abs(l - from.l) <= most && l >= 0 && l <= 1; l += step) {
    shade = writeColour({ ...from, l });
    if (grounds.every((ground) => contrast(shade, ground) >= needs)) return shade;
  }
  return shade;
}

/** The theme's style sheet: outside any layer, so that it overrides our styles, and in syntax that all supported browsers know. */
export function themeSheet(theme: Theme): string {
  const of = (scheme: keyof Shade) =>
    themeProperties(theme, scheme)
      .map(([name, value]) => `${name}:${value};`)
      .join('');
  const [day, night] = [of('light'), of('dark')];
  // The visitor's own choice overrides the system's, as in web/src/theme/tokens.css.
  return `:root{${day}}@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${night}}}:root[data-theme="dark"]{${night}}`;
}

/** Keyed by the names of web/src/theme/tokens.css. */
export function themeProperties(
  theme: Theme,
  scheme: keyof Shade,
): [name: `--${ColourName}`, value: string][] {
  return Object.entries(theme).map(([name, shade]) => [`--${name as ColourName}`, shade[scheme]]);
}
