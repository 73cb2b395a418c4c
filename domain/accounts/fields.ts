import * as z from 'zod/mini';
import { unmarked, visible } from '../text/unmarked.ts';
import { isEmail, isPhone, nameMaxLength, passwordLength } from './contact.ts';

/** Schemas for the single fields of an account, shared by form and server. zod/mini keeps the browser bundle small. */

/** Control characters; PostgreSQL cannot store one of them (NUL). */
const printable = z.refine<string>((text) => !/\p{Cc}/u.test(text), { error: 'regex' });
export const notBlank = z.refine<string>((text) => text.trim() !== '', { error: 'required' });

/** Phone keyboards add blanks around an address; they mean nothing. */
export const emailSchema = z.string().check(z.trim(), z.refine(isEmail, { error: 'email' }));
export const phoneSchema = z.string().check(z.refine(isPhone, { error: 'regex' }));
export const passwordSchema = z
  .string()
  .check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max), notBlank);
export const nameSchema = z
  .string()
  .check(unmarked, z.trim(), z.minLength(1), z.maxLength(nameMaxLength), printable, visible);
