import { invalidQuery, quoted } from '../schema/errors.ts';
import { readNames } from './names.ts';

/** Counts that an answer can have beside its rows. */
export const kinds = ['total_count', 'filter_count'] as const;
export type Meta = (typeof kinds)[number];

/** Parses `total_count,filter_count` or `*`. @throws INVALID_QUERY */
export function readMeta(raw: unknown): Meta[] {
  const names = readNames(raw, 'meta');
  if (names.includes('*')) return [...kinds];
  const unknown = names.find((name) => !kinds.some((kind) => kind === name));
  if (unknown !== undefined)
    throw invalidQuery(`${quoted(unknown)} is no meta; there are ${kinds.join(' and ')}.`);
  return kinds.filter((kind) => names.includes(kind));
}
