import * as z from 'zod/mini';

/** Marks that turn the letters after them around, and blanks without width. Joiners stay: scripts and emoji are made with them. */
const marks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * Leaves out what nobody sees and no keyboard types: with it a name reads as another one, or as the words around it. Telephones
 * put such marks around what is copied from them, so it is not refused.
 */
export const unmarked = z.overwrite<string>((text) => text.replace(marks, ''));

/** Whether anything of it is to be seen. */
export const visible = z.refine<string>(
  (text) => /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/u.test(text),
  { error: 'required' },
);
