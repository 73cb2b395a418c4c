/** A colour in the light and in the dark theme. */
export interface Shade {
  light: string;
  dark: string;
}

/** The built-in colours that a park's own colours replace, by their name in web/src/theme/tokens.css. */
export const ownColours = {
  'surface-page': { light: '#f4fafb', dark: '#041c2b' },
  'surface-card': { light: '#ffffff', dark: '#0a2b3f' },
  'surface-sunken': { light: '#e3f0f3', dark: '#03141f' },
  'surface-deep': { light: '#06283d', dark: '#031521' },
  'surface-deep-raised': { light: '#0d3a55', dark: '#0d3248' },
  ink: { light: '#06283d', dark: '#eaf5f7' },
  'ink-soft': { light: '#3c5768', dark: '#a9c6d1' },
  'ink-on-deep': { light: '#f4fafb', dark: '#f4fafb' },
  'ink-on-deep-soft': { light: '#b5d2dc', dark: '#b5d2dc' },
  line: { light: '#cadde3', dark: '#1d465c' },
  'line-strong': { light: '#67828f', dark: '#7397a8' },
  'line-on-deep': { light: '#2a5670', dark: '#1d465c' },
  accent: { light: '#0a6878', dark: '#4cc9d6' },
  'accent-ink': { light: '#ffffff', dark: '#03222c' },
  'accent-soft': { light: '#d8eef1', dark: '#0e3f50' },
  sun: { light: '#ffc145', dark: '#ffc145' },
  'sun-hover': { light: '#ffd071', dark: '#ffd071' },
  'sun-ink': { light: '#06283d', dark: '#06283d' },
  focus: { light: '#0a6878', dark: '#ffc145' },
  'focus-on-deep': { light: '#ffc145', dark: '#ffc145' },
  glow: { light: '#ff6b4a', dark: '#ff6b4a' },
  brand: { light: '#0f8b9d', dark: '#0f8b9d' },
} as const satisfies Record<string, Shade>;

export type ColourName = keyof typeof ownColours;
export type Theme = Readonly<Record<ColourName, Shade>>;
