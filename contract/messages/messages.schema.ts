import { messageKinds } from '@cablepark/domain/messages/message-kinds';
import { messageStates } from '@cablepark/domain/messages/message-states';
import * as z from 'zod/mini';

export const messagesQuery = z.object({
  state: z.enum(messageStates),
  page: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});

/** A message in the staff's list. Times are UTC. */
const messageRow = z.object({
  id: z.int(),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  /** Its recipient's address or device. */
  to: z.nullable(z.string()),
  /** The name of the account that it is about; null once erased. */
  name: z.nullable(z.string()),
  date_created: z.string(),
  /** The time of its next attempt, or when it was sent, given up or dropped. */
  date: z.string(),
  attempts: z.int(),
  /** Why it was not sent, or not yet: the mail server's three digits, a code like `ECONNREFUSED`, or the verdict against it. */
  failure: z.nullable(z.string()),
  can_send_again: z.boolean(),
});
export type MessageRow = z.infer<typeof messageRow>;
export const messageRows = z.array(messageRow);

export const sendAgainBody = z.object({ message: z.int().check(z.gte(1), z.lte(2_147_483_647)) });

/** Ids of accounts. */
export const accountIds = z.array(z.string());

export const unsubscribeQuery = z.object({ token: z.string().check(z.maxLength(200)) });
