import { invalidQuery } from './refusals.ts';

/** More than any collection has, with its relations; each becomes a column of the statement. */
const mostNames = 200;

/** Reads `a,b`, a list of names, or a list of such texts; blanks and empty entries count for nothing. @throws INVALID_QUERY */
export function readNames(raw: unknown, key: string): string[] {
  if (raw === undefined || raw === null) return [];
  const entries: unknown[] = Array.isArray(raw) ? raw : [raw];
  const names = entries.flatMap((entry) => {
    if (typeof entry !== 'string')
      throw invalidQuery(`${key} must be names, parted by commas, or a list of names.`);
    return entry
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  });
  if (names.length > mostNames) throw invalidQuery(`${key} takes at most ${mostNames} names.`);
  return names;
}
