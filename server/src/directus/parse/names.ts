import { invalidQuery } from '../schema/errors.ts';

/** Above the fields of any collection with its relations; each name becomes a column of the statement. */
const mostNames = 200;
/** The limit before splitting; the longest name has about twenty characters. */
const mostCharacters = 10_000;

/** Parses `a,b`, a list of names, or a list of such texts, without duplicates; ignores blanks and empty entries. @throws INVALID_QUERY */
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
