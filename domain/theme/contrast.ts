import { linearOf } from './oklch.ts';

/** The relative luminance of `#rrggbb`, 0–1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 (the same) to 21 (black on white). Text needs 4.5, a line or a sign 3 (WCAG 2.2 AA). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
