import type { theme as pl } from '../pl/theme.ts';

export const theme: typeof pl = {
  legend: 'Look of the site',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};
