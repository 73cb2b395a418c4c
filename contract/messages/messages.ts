import type { MessageKind } from '@cablepark/domain/messages/message-kinds';
import type { MessageState } from '@cablepark/domain/messages/message-states';

/** A message as the staff's page of messages lists it. Times are UTC. */
export interface MessageRow {
  id: number;
  kind: MessageKind;
  state: MessageState;
  /** Where it goes, or went. */
  to: string | null;
  /** Whose account it is about; null once erased. */
  name: string | null;
  date_created: string;
  /** When it is tried next, or was sent, given up or left. */
  date: string;
  attempts: number;
  /** Why not, or not yet: the mail server's three digits, a code like `ECONNREFUSED`, or what made it needless. */
  failure: string | null;
  can_send_again: boolean;
}

/** GET and PATCH: whether one is told of new bookings each evening. */
export const digestCall = '/messages/digest';

/** GET: the ids of the accounts whose address a mail server refused for good. */
export const refusedCall = '/messages/refused';

export const messagesPerPage = 50;
