import {
  emailSchema,
  nameSchema,
  notBlank,
  passwordSchema,
  phoneSchema,
} from '@cablepark/domain/accounts/fields';
import { roles } from '@cablepark/domain/accounts/roles';
import { languages } from '@cablepark/domain/time/display';
import * as z from 'zod/mini';

/** An existing password as typed: it may be older than the current rules. */
export const givenPassword = z.string().check(notBlank, z.maxLength(1000));

export const loginBody = z.object({
  email: emailSchema,
  password: givenPassword,
  mode: z.optional(z.literal('json')),
});

export const signupBody = z.object({
  first_name: nameSchema,
  description: phoneSchema,
  email: emailSchema,
  password: passwordSchema,
  last_name: z.optional(z.nullable(nameSchema)),
  language: z.optional(z.nullable(z.enum(languages))),
});
export type SignupBody = z.infer<typeof signupBody>;

/** Unknown keys pass, so that the handler refuses them (403) instead of ignoring them. */
export const openSignupBody = z.looseObject(signupBody.shape);

/** The fields that users change on their own account, plus `role` and `status`, which only an Admin may change. */
export const accountPatchBody = z.object({
  first_name: z.optional(nameSchema),
  last_name: z.optional(z.nullable(nameSchema)),
  description: z.optional(phoneSchema),
  language: z.optional(z.nullable(z.enum(languages))),
  email: z.optional(emailSchema),
  password: z.optional(passwordSchema),
  /** The current password: required to change the `email` or `password` of one's own account. */
  current_password: z.optional(givenPassword),
  role: z.optional(z.enum(roles)),
  status: z.optional(z.enum(['active', 'blocked'])),
});
export type AccountPatchBody = z.infer<typeof accountPatchBody>;
/** Unknown keys pass, so that the handler refuses them (403) instead of ignoring them. */
export const openAccountPatchBody = z.looseObject(accountPatchBody.shape);

export const refreshBody = z.object({
  refresh_token: z.string().check(z.minLength(1), z.maxLength(500)),
  mode: z.optional(z.literal('json')),
});

export const passwordRequestBody = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(1000)),
  reset_url: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
});

export const passwordResetBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(2000)),
  password: passwordSchema,
});

export const tokensAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.optional(z.string()),
  /** Milliseconds from now. */
  expires: z.number(),
});
export type TokensAnswer = z.infer<typeof tokensAnswer>;

export const userRow = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  role: z.enum(roles),
  status: z.string(),
  language: z.nullable(z.enum(languages)),
});
export type UserRow = z.infer<typeof userRow>;
/** The answer of one account: the fields of the query. */
export const accountFields = z.partial(z.object({ ...userRow.shape, password: z.nullable(z.string()) }));

/** The versions accepted at sign-up; null if there was no question, or no version yet. A query must name them. */
export const acceptedVersions = z.object({
  terms_version: z.nullable(z.int()),
  privacy_version: z.nullable(z.int()),
});
export type AcceptedTerms = z.infer<typeof acceptedVersions>;
