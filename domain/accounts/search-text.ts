import { folded } from '../text/folding.ts';
import { tidyPhone } from './contact.ts';

const separators = /[\s-]+/;
const wholeNumber = /^\+?[\d\s().-]+$/;
const polishPrefix = /^(?:(?:\+|00)48|48(?=\d{9}$))/;
/** The prefix of a foreign number, `+` or `00`. Two zeros count as the prefix only before a whole number. */
const countrySign = /^(?:\+|00(?=[1-9]\d{6}))/;
/** A whole Polish number with its prefix, among other words. */
const prefixedNumber = /(^|\s)(?:\+|00)?48[\s-]*(\d{3})[\s-]*(\d{3})[\s-]*(\d{3})(?!\d)/g;

/**
 * The words of a search, folded. A number is one word without blanks, dashes and the Polish prefix: stored numbers may lack it. Blank text has
 * no words.
 */
export function searchWords(text: string): string[] {
  const number = tidyPhone(text);
  if (wholeNumber.test(text.trim()) && /\d/.test(number)) return [unprefixed(number)].filter(Boolean);
  return folded(text.replaceAll(prefixedNumber, '$1$2$3$4'))
    .split(separators)
    .map((word) => (/^(?:\+|00)\d+$/.test(word) ? unprefixed(word) : word))
    .filter(Boolean);
}

function unprefixed(number: string): string {
  return number.replace(polishPrefix, '').replace(countrySign, '');
}

export interface SearchedPerson {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
}

/** The text that a search matches. A blank precedes each word of a name, so that matches at its start can come first. */
export function searchTextOf({ first_name, last_name, email, phone }: SearchedPerson): string {
  const names = [first_name, last_name].flatMap((name) => folded(name ?? '').split(separators));
  const others = [folded(email ?? ''), tidyPhone(phone ?? '').replace('+', '')];
  const parts = [...names, ...others].filter(Boolean);
  return parts.map((part) => ` ${part}`).join('');
}

/** Whether a text by `searchTextOf` has every word. */
export function hasWords(searchText: string, words: readonly string[]): boolean {
  return words.every((word) => searchText.includes(word));
}
