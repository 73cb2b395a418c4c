import type { Call } from '../call.ts';
import {
  adjusting,
  givenPass,
  joiningBody,
  newPass,
  passLink,
  passRow,
  passVoiding,
  passVoidingRow,
  presentBody,
  presentRow,
  sharingMembers,
  takingBody,
} from './passes.schema.ts';

/** Staff sell, adjust and void passes. */
export const sellPassCall = {
  method: 'POST',
  path: '/passes',
  body: newPass,
  answer: passRow,
} as const satisfies Call;

export const adjustPassCall = {
  method: 'POST',
  path: '/passes/:id/adjustments',
  body: adjusting,
  answer: passRow,
} as const satisfies Call;

/** The refund of voiding it now. */
export const previewPassVoidingCall = {
  method: 'GET',
  path: '/passes/:id/void',
  answer: passVoidingRow,
} as const satisfies Call;

export const voidPassCall = {
  method: 'POST',
  path: '/passes/:id/void',
  body: passVoiding,
  answer: passRow,
} as const satisfies Call;

/** Riders claim a gift by its code. */
export const takePassCall = {
  method: 'POST',
  path: '/me/passes/taken',
  body: takingBody,
  answer: passRow,
} as const satisfies Call;

/** What a gift is, for whoever has its code; the body keeps the code out of logs. */
export const readPresentCall = {
  method: 'POST',
  path: '/present',
  body: presentBody,
  answer: presentRow,
} as const satisfies Call;

/** Joins a pass by the key of its link. */
export const joinPassCall = {
  method: 'POST',
  path: '/me/passes/joined',
  body: joiningBody,
  answer: passRow,
} as const satisfies Call;

/** Turns it into a gift, which has no owner until somebody claims it. */
export const givePassCall = {
  method: 'POST',
  path: '/me/passes/:id/given',
  answer: givenPass,
} as const satisfies Call;

export const makePassLinkCall = {
  method: 'POST',
  path: '/me/passes/:id/link',
  answer: passLink,
} as const satisfies Call;

export const endPassLinkCall = {
  method: 'DELETE',
  path: '/me/passes/:id/link',
  answer: passLink,
} as const satisfies Call;

export const listPassMembersCall = {
  method: 'GET',
  path: '/me/passes/:id/members',
  answer: sharingMembers,
} as const satisfies Call;

export const leavePassCall = {
  method: 'DELETE',
  path: '/me/passes/:id/members/:account',
} as const satisfies Call;
