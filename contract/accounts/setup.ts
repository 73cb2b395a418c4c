import type { Call } from '../call.ts';
import {
  firstAdminBody,
  invitationAnswer,
  invitationBody,
  invitedRows,
  mailTestAnswer,
  setupCheckBody,
  setupState,
} from './setup.schema.ts';

/** Whether the link to the first Admin is still valid. */
export const checkSetupCall = {
  method: 'POST',
  path: '/setup/check',
  body: setupCheckBody,
} as const satisfies Call;

export const makeFirstAdminCall = {
  method: 'POST',
  path: '/setup/admin',
  body: firstAdminBody,
} as const satisfies Call;

export const readSetupCall = {
  method: 'GET',
  path: '/setup/state',
  answer: setupState,
} as const satisfies Call;

/** Sends a mail to oneself: whether it left, else why. */
export const testMailCall = {
  method: 'POST',
  path: '/setup/mail-test',
  answer: mailTestAnswer,
} as const satisfies Call;

/** Invited accounts without a password yet. */
export const listInvitedCall = {
  method: 'GET',
  path: '/invitations',
  answer: invitedRows,
} as const satisfies Call;

export const inviteCall = {
  method: 'POST',
  path: '/invitations',
  body: invitationBody,
  answer: invitationAnswer,
} as const satisfies Call;
