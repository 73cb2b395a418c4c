/** Shapes of e-mail addresses and phone numbers (SPEC.md §5, sign-up). */

/**
 * One bare address that a mail program cannot read as anything more: no quotes, brackets, commas, names or comments before the `@`. After it
 * come the labels of a host; the last one is not a number.
 */
const emailShape =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]*$/u;
/** Characters that mail programs drop from a host, and Punycode labels, the second spelling of a foreign host. */
const secondSpelling = /\p{Default_Ignorable_Code_Point}|[@.]xn--/iu;
const phoneShape = /^(?:\d{9}|\+\d{7,18})$/;
/** The longest address a mail server accepts (RFC 5321). */
const emailMaxLength = 254;

/** Length limits of passwords in characters (WIRE.md, POST /users). */
export const passwordLength = { min: 8, max: 200 } as const;
export const nameMaxLength = 100;

export function hasPasswordLength(password: string): boolean {
  return password.length >= passwordLength.min && password.length <= passwordLength.max;
}

/** Each mailbox has one valid spelling only: a second spelling would allow a second account of the same owner. */
export function isEmail(text: string): boolean {
  if (text.length > emailMaxLength || !emailShape.test(text)) return false;
  return text.normalize('NFKC') === text && !secondSpelling.test(text);
}

/** A `mailto:` link with no extra fields: `?bcc=` before the `@` is part of the address. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** Exactly 9 digits, or a plus sign, a country code of 1 to 3 digits and 6 to 15 digits after it. */
export function isPhone(text: string): boolean {
  return phoneShape.test(text);
}

/** Removes the separators that people put between digits: `600 700-800` → `600700800`. */
export function tidyPhone(text: string): string {
  return text.replace(/[\s().-]/g, '');
}

/** Addresses compare without case and surrounding blanks (WIRE.md, RECORD_NOT_UNIQUE). */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** `Ola Nowak`, from the known parts; null if both are unknown. */
export function fullName(first: string | null, last: string | null): string | null {
  return [first, last].filter((part) => part !== null).join(' ') || null;
}
