/** Shapes of e-mail addresses and phone numbers (SPEC.md §5, sign-up). */
const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const phoneShape = /^(?:\d{9}|\+\d{7,18})$/;
/** The longest address a mail server accepts (RFC 5321). */
const emailMaxLength = 254;
export const nameMaxLength = 100;

export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && emailShape.test(text);
}

/** Exactly 9 digits, or a plus sign, a country code of 1 to 3 digits and 6 to 15 digits after it. */
export function isPhone(text: string): boolean {
  return phoneShape.test(text);
}

/** Leaves out what people put between digits for reading: `600 700-800` → `600700800`. */
export function tidyPhone(text: string): string {
  return text.replace(/[\s().-]/g, '');
}

/** Addresses compare without regard to case or surrounding blanks (WIRE.md, RECORD_NOT_UNIQUE). */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}
