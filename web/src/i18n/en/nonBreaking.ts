import { boundNumbers, eachText } from '../noBreak.ts';

/** The same texts, each number bound to its unit. Written with plain spaces, they stay easy to read and to search. */
export function nonBreaking<Texts>(texts: Texts): Texts {
  return eachText(texts, boundNumbers);
}
