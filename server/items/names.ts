import { invalidQuery } from './refusals.ts';

/** Reads `a,b`, a list of names, or a list of such texts; blanks and empty entries count for nothing. @throws INVALID_QUERY */
export function readNames(raw: unknown, key: string): string[] {
  if (raw === undefined || raw === null) return [];
  const entries: unknown[] = Array.isArray(raw) ? raw : [raw];
  return entries.flatMap((entry) => {
    if (typeof entry !== 'string')
      throw invalidQuery(`${key} must be names, parted by commas, or a list of names.`);
    return entry
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  });
}
