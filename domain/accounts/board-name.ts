import { shortName } from './short-name.ts';

/** The board cuts longer names: people read it from eight metres. */
const mostLetters = 14;
const graphemes = new Intl.Segmenter('pl', { granularity: 'grapheme' });
/** One visible letter with its accents. No script needs more accents, and many stacked ones would cover the screen. */
const letter = String.raw`(?!\p{DI})\p{L}(?:(?!\p{DI})\p{M}){0,3}`;
/** Apostrophes and hyphens may stand between letters; digits, signs and bidirectional marks are refused. */
const onlyLetters = new RegExp(`^(?:${letter})+(?:[-'’](?:${letter})+)*$`, 'u');
const letterAndDot = new RegExp(`^${letter}\\.$`, 'u');

/**
 * The board's name for a rider who allows it: `Ania K.`. Null where the account's name is an address or a phone number, which the board never
 * shows.
 */
export function boardName(first: string | null, last: string | null): string | null {
  if (!first?.trim()) return null;
  const [name = '', initial = ''] = (shortName(first, last) ?? '').normalize('NFC').split(' ');
  if (!onlyLetters.test(name)) return null;
  const letters = [...graphemes.segment(name)].map(({ segment }) => segment);
  const label = letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : name;
  return letterAndDot.test(initial) ? `${label} ${initial}` : label;
}
