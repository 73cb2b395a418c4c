import type { Call } from '../call.ts';
import {
  emailProofState,
  openLinks,
  ownChoice,
  ownMail,
  pendingEmailChange,
  pushBody,
  pushState,
  sessionRows,
} from './own-account.schema.ts';

/** Calls of users on their own account beyond SPEC.md §7. */

/** The requested address without confirmation yet; null if there is none. */
export const readEmailChangeCall = {
  method: 'GET',
  path: '/users/me/email-change',
  answer: pendingEmailChange,
} as const satisfies Call;

export const cancelEmailChangeCall = {
  method: 'DELETE',
  path: '/users/me/email-change',
} as const satisfies Call;

export const readEmailProofCall = {
  method: 'GET',
  path: '/users/me/email-proof',
  answer: emailProofState,
} as const satisfies Call;

/** Mails a link to one's own address, to verify it. */
export const askEmailProofCall = { method: 'POST', path: '/users/me/email-proof' } as const satisfies Call;

export const readOwnMailCall = {
  method: 'GET',
  path: '/users/me/mail',
  answer: ownMail,
} as const satisfies Call;

export const listSessionsCall = {
  method: 'GET',
  path: '/users/me/sessions',
  answer: sessionRows,
} as const satisfies Call;

export const endSessionCall = { method: 'DELETE', path: '/users/me/sessions/:id' } as const satisfies Call;

/** Ends all but the caller's. */
export const endOtherSessionsCall = { method: 'DELETE', path: '/users/me/sessions' } as const satisfies Call;

export const readOwnLinksCall = {
  method: 'GET',
  path: '/users/me/links',
  answer: openLinks,
} as const satisfies Call;

export const readPushCall = {
  method: 'GET',
  path: '/users/me/push',
  answer: pushState,
} as const satisfies Call;

export const addPushCall = { method: 'POST', path: '/users/me/push', body: pushBody } as const satisfies Call;

export const removePushCall = { method: 'DELETE', path: '/users/me/push/:id' } as const satisfies Call;

/** The calls of a setting: yes or no. */
export interface ChoiceCalls {
  read: { method: 'GET'; path: string; answer: typeof ownChoice };
  choose: { method: 'PATCH'; path: string; body: typeof ownChoice; answer: typeof ownChoice };
}

function choiceCalls(path: string): ChoiceCalls {
  return {
    read: { method: 'GET', path, answer: ownChoice },
    choose: { method: 'PATCH', path, body: ownChoice, answer: ownChoice },
  };
}

/** Kinds of mail, and whether the rider's name may appear on the park's own screen. */
export const ownChoiceCalls = {
  reminders: choiceCalls('/users/me/reminders'),
  season: choiceCalls('/users/me/season-mails'),
  /** The evening digest of new bookings, for the staff. */
  digest: choiceCalls('/messages/digest'),
  board: choiceCalls('/users/me/board-name'),
} as const;
