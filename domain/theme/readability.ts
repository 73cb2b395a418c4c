import { contrast } from './contrast.ts';
import type { ColourName, Shade, Theme } from './own-colours.ts';

/** The colour pairs of the theme, and the contrast that each needs (WCAG 2.2 AA). */
const pairs = {
  text: {
    needs: 4.5,
    inks: ['ink', 'ink-soft'],
    grounds: ['surface-page', 'surface-card', 'surface-sunken', 'accent-soft'],
  },
  link: {
    needs: 4.5,
    inks: ['accent'],
    grounds: ['surface-page', 'surface-card', 'surface-sunken', 'accent-soft'],
  },
  button: { needs: 4.5, inks: ['accent-ink'], grounds: ['accent'] },
  callToAction: { needs: 4.5, inks: ['sun-ink'], grounds: ['sun', 'sun-hover'] },
  bar: {
    needs: 4.5,
    inks: ['ink-on-deep', 'ink-on-deep-soft'],
    grounds: ['surface-deep', 'surface-deep-raised'],
  },
  mark: { needs: 4.5, inks: ['sun', 'focus-on-deep'], grounds: ['surface-deep', 'surface-deep-raised'] },
  focus: {
    needs: 3,
    inks: ['focus'],
    grounds: ['surface-page', 'surface-card', 'surface-sunken', 'accent-soft'],
  },
  field: { needs: 3, inks: ['line-strong'], grounds: ['surface-page', 'surface-card', 'surface-sunken'] },
  drawing: { needs: 3, inks: ['brand'], grounds: ['surface-deep'] },
} as const satisfies Record<string, { needs: number; inks: ColourName[]; grounds: ColourName[] }>;

export type ColourUse = keyof typeof pairs;

export interface Readability {
  use: ColourUse;
  scheme: keyof Shade;
  /** The lowest ratio of all its pairs. */
  ratio: number;
  needs: number;
}

export function readabilityOf(theme: Theme): Readability[] {
  return (Object.keys(pairs) as ColourUse[]).flatMap((use) =>
    (['light', 'dark'] as const).map((scheme) => {
      const { needs, inks, grounds } = pairs[use];
      const ratios = inks.flatMap((ink) =>
        grounds.map((ground) => contrast(theme[ink][scheme], theme[ground][scheme])),
      );
      return { use, scheme, needs, ratio: Math.min(...ratios) };
    }),
  );
}
