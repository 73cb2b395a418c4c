import { boundNumbers, eachText } from '../noBreak.ts';

/** Words of one letter (a, i, o, u, w, z), one or several, and the spaces after them. */
const lonely = /(^|[\s(„])((?:[aiouwz] )+)(?=\S)/gi;

/**
 * Binds each one-letter word to the next word, and each number to its unit: Polish typography allows none at
 * the end of a line, and a phone's lines are short. Written with plain spaces, the texts stay easy to read and to search.
 */
export function nonBreaking<Texts>(texts: Texts): Texts {
  return eachText(texts, (text) => boundNumbers(tieWords(text)));
}

function tieWords(text: string): string {
  return text.replace(lonely, (_, before: string, words: string) => before + words.replaceAll(' ', '\u00a0'));
}
