import type { Call } from '../call.ts';
import type { WireCollection } from '../collections.ts';
import { acceptedVersions, openAccountPatchBody, openSignupBody, userRow } from './accounts.schema.ts';

/** GET /users, /users/{id} and /users/me. */
export const accountCollection = {
  name: 'users',
  row: userRow,
  onRequest: acceptedVersions,
} as const satisfies WireCollection;

export const signUpCall = { method: 'POST', path: '/users', body: openSignupBody } as const satisfies Call;

export const changeMeCall = {
  method: 'PATCH',
  path: '/users/me',
  body: openAccountPatchBody,
  answer: userRow,
} as const satisfies Call;

/** Any account, for Admins. */
export const changeAccountCall = {
  method: 'PATCH',
  path: '/users/:id',
  body: openAccountPatchBody,
  answer: userRow,
} as const satisfies Call;

export const deleteAccountCall = { method: 'DELETE', path: '/users/:id' } as const satisfies Call;
