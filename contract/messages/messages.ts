import type { MessageKind } from '@cablepark/domain/messages/message-kinds';
import type { MessageState } from '@cablepark/domain/messages/message-states';

/** A message in the staff's list. Times are UTC. */
export interface MessageRow {
  id: number;
  kind: MessageKind;
  state: MessageState;
  /** Its recipient's address or device. */
  to: string | null;
  /** The name of the account that it is about; null once erased. */
  name: string | null;
  date_created: string;
  /** The time of its next attempt, or when it was sent, given up or dropped. */
  date: string;
  attempts: number;
  /** Why it was not sent, or not yet: the mail server's three digits, a code like `ECONNREFUSED`, or the verdict against it. */
  failure: string | null;
  can_send_again: boolean;
}

/** GET and PATCH: whether a staff account gets the evening digest of new bookings. */
export const digestCall = '/messages/digest';

/** GET: the ids of accounts whose address a mail server has rejected for good. */
export const refusedCall = '/messages/refused';

export const messagesPerPage = 50;
