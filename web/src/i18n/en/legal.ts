import type { legal as pl } from '../pl/legal.ts';
import { nonBreaking } from './nonBreaking.ts';

export const legal: typeof pl = nonBreaking({
  version: (version) => `Version ${version}.`,
  inForceFrom: (day) => `In force from ${day}.`,
  past: (version) => `This is version ${version}. Another one is in force today.`,
  current: 'Read the one in force',
  previous: 'Previous version',
  notFound: 'There is no such version. Below is the one in force.',
});
