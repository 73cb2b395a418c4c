import { invalidQuery } from '../schema/errors.ts';

/** More than any collection has, with its relations; each becomes a column of the statement. */
const mostNames = 200;
/** Of all of them, before they are parted: the longest name has some twenty. */
const mostCharacters = 10_000;

/** Reads `a,b`, a list of names, or a list of such texts, each name once; blanks and empty entries count for nothing. @throws INVALID_QUERY */
export function readNames(raw: unknown, key: string): string[] {
  if (raw === undefined || raw === null) return [];
  const entries: unknown[] = Array.isArray(raw) ? raw : [raw];
  if (entries.length > mostNames) throw tooMany(key);
  let characters = 0;
  const names = entries.flatMap((entry) => {
    if (typeof entry !== 'string')
      throw invalidQuery(`${key} must be names, parted by commas, or a list of names.`);
    characters += entry.length;
    if (characters > mostCharacters) throw tooMany(key);
    return entry
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  });
  if (names.length > mostNames) throw tooMany(key);
  return [...new Set(names)];
}

function tooMany(key: string) {
  return invalidQuery(`${key} takes at most ${mostNames} names.`);
}
