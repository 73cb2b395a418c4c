import type { GroupMessageKind } from '@cablepark/domain/messages/message-kinds';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { insertMessages, messageRow } from '../outbox/index.ts';
import type { EnquiryRow } from './enquiries.store.ts';

/** The key of the mail about an offer that lost a place. A refusal by the desk is another mail. */
export function brokenOfferFact(offer: number): string {
  return `${offer}:broken`;
}

/** Writes a mail to a group, which has no account. The same fact is mailed once. */
export async function notifyGroup(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  { id, email, salt, language }: Pick<EnquiryRow, 'id' | 'email' | 'salt' | 'language'>,
  { kind, fact }: { kind: GroupMessageKind; fact: number | string },
): Promise<void> {
  // The salt, because a restored database may reuse a number.
  const dedupe = `${kind}:${id}:${salt}:${fact}`;
  const about = { enquiry: id, fact: String(fact), language };
  await insertMessages(db, [
    messageRow(now, { kind, dedupe, account_id: null, address: email, about, start: null }),
  ]);
}
