import * as z from 'zod/mini';
import { unmarked } from './unmarked.ts';
import { isWebAddress } from './web-address.ts';

/** Public texts by staff. No control characters: PostgreSQL cannot store one of them (NUL). */

const oneLine = z.refine<string>((text) => !/\p{Cc}/u.test(text), { error: 'regex' });
const manyLines = z.refine<string>((text) => !/[^\P{Cc}\n]/u.test(text), { error: 'regex' });
/** Browsers end the lines of a text field with `\r\n` in a form submission, with `\n` in a script. */
const unixLines = z.overwrite<string>((text) => text.replaceAll('\r\n', '\n'));

export function line(maxLength: number, minLength = 1) {
  return z.string().check(unmarked, z.trim(), z.minLength(minLength), z.maxLength(maxLength), oneLine);
}

/** A text with optional line breaks. */
export function lines(maxLength: number) {
  return z.string().check(unixLines, unmarked, z.trim(), z.minLength(1), z.maxLength(maxLength), manyLines);
}

/** A valid target of a link to another site. */
export const webAddress = z
  .string()
  .check(z.trim(), z.maxLength(500), z.refine(isWebAddress, { error: 'regex' }));
