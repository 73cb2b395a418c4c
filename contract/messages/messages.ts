import { mailPages } from '../accounts/addresses.ts';
import type { Call } from '../call.ts';
import {
  accountIds,
  messageRows,
  messagesQuery,
  sendAgainBody,
  unsubscribeQuery,
} from './messages.schema.ts';

export const messagesPerPage = 50;

/** Messages of a state, for the staff. */
export const listMessagesCall = {
  method: 'GET',
  path: '/messages',
  query: messagesQuery,
  answer: messageRows,
} as const satisfies Call;

export const sendAgainCall = {
  method: 'POST',
  path: '/messages/again',
  body: sendAgainBody,
} as const satisfies Call;

/** The ids of accounts whose address a mail server permanently rejects. */
export const listRefusedCall = {
  method: 'GET',
  path: '/messages/refused',
  answer: accountIds,
} as const satisfies Call;

/** Ends mails of a kind by the token of one, with or without a session. */
export const unsubscribeCall = {
  method: 'POST',
  path: mailPages.unsubscribe,
  query: unsubscribeQuery,
} as const satisfies Call;
