/** Words of one letter (a, i, o, u, w, z), one or several, and the spaces after them. */
const lonely = /(^|[\s(„])((?:[aiouwz] )+)(?=\S)/gi;

/**
 * The same texts, each word of one letter bound to the word that it leads: Polish leaves none at the end of a line, and a
 * phone's lines are short. Written with plain spaces, the texts stay easy to read and to search.
 */
export function tied<Texts>(texts: Texts): Texts {
  return tie(texts) as Texts;
}

function tie(part: unknown): unknown {
  if (typeof part === 'string') return tieWords(part);
  if (typeof part === 'function') return (...given: unknown[]) => tie(Reflect.apply(part, undefined, given));
  if (Array.isArray(part)) return part.map(tie);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, tie(value)]));
}

function tieWords(text: string): string {
  return text.replace(lonely, (_, before: string, words: string) => before + words.replaceAll(' ', '\u00a0'));
}
