import type { Call } from '../call.ts';
import {
  loginBody,
  passwordRequestBody,
  passwordResetBody,
  refreshBody,
  tokensAnswer,
} from './accounts.schema.ts';
import { emailProofBody } from './own-account.schema.ts';

export const loginCall = {
  method: 'POST',
  path: '/auth/login',
  body: loginBody,
  answer: tokensAnswer,
} as const satisfies Call;

/** Answers a new pair of tokens; the old refresh token is used up. */
export const refreshCall = {
  method: 'POST',
  path: '/auth/refresh',
  body: refreshBody,
  answer: tokensAnswer,
} as const satisfies Call;

export const logoutCall = { method: 'POST', path: '/auth/logout', body: refreshBody } as const satisfies Call;

/** Mails a link to choose a new password, if there is such an account. */
export const requestPasswordCall = {
  method: 'POST',
  path: '/auth/password/request',
  body: passwordRequestBody,
} as const satisfies Call;

export const resetPasswordCall = {
  method: 'POST',
  path: '/auth/password/reset',
  body: passwordResetBody,
} as const satisfies Call;

/** Proves a new address by the token of its mail. */
export const proveEmailCall = {
  method: 'POST',
  path: '/auth/email/confirm',
  body: emailProofBody,
} as const satisfies Call;
