import * as z from 'zod/mini';

/** Marks that reverse the direction of text, and zero-width blanks. Joiners stay: scripts and emoji need them. */
const marks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * Removes invisible characters that no keyboard types: they could make a name look like another one. Phones add such marks to copied text, so
 * the input is not refused.
 */
export const unmarked = z.overwrite<string>((text) => text.replace(marks, ''));

/** Whether any of it is visible. */
export const visible = z.refine<string>(
  (text) => /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/u.test(text),
  { error: 'required' },
);
