import { shortName } from './short-name.ts';

/** Longer ones are cut: they are read from eight metres. */
const mostLetters = 14;
const graphemes = new Intl.Segmenter('pl', { granularity: 'grapheme' });
/** One that is seen, with its accents: no script needs more of them, and a tower of them covers the screen. */
const letter = String.raw`(?!\p{DI})\p{L}(?:(?!\p{DI})\p{M}){0,3}`;
/** Apostrophes and hyphens stand between letters: no digits, no signs, no marks that turn the text. */
const onlyLetters = new RegExp(`^(?:${letter})+(?:[-'’](?:${letter})+)*$`, 'u');
const letterAndDot = new RegExp(`^${letter}\\.$`, 'u');

/**
 * How the board names a rider who lets it: `Ania K.`. Null where what stands in the account is no name: an address or a phone number
 * is shown to nobody.
 */
export function boardName(first: string | null, last: string | null): string | null {
  if (!first?.trim()) return null;
  const [name = '', initial = ''] = (shortName(first, last) ?? '').normalize('NFC').split(' ');
  if (!onlyLetters.test(name)) return null;
  const letters = [...graphemes.segment(name)].map(({ segment }) => segment);
  const shown = letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : name;
  return letterAndDot.test(initial) ? `${shown} ${initial}` : shown;
}
