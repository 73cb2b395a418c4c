import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailPages } from '@cablepark/contract/accounts/addresses';
import { topicIn } from '@cablepark/contract/accounts/unsubscribe-token';
import type { MailTopic } from '@cablepark/domain/messages/mail-topics';
import type { AppContext } from '../../../context.ts';
import { type AccountChoice, readChoice, writeChoice } from '../../../db/account-choices.ts';

/** The columns of an account with its owner's choices. */
const columns = {
  reminders: 'reminders',
  digest: 'digest',
  season: 'season_mails',
} as const satisfies Record<MailTopic, AccountChoice>;

/** Whether an account wants mails of this topic; by default only reminders. */
export function wantsMails({ store }: AppContext, account: string, topic: MailTopic): Promise<boolean> {
  return readChoice(store.db, account, columns[topic]);
}

export function chooseMails(
  { store }: AppContext,
  account: string,
  topic: MailTopic,
  isWanted: boolean,
): Promise<void> {
  return writeChoice(store.db, account, columns[topic], isWanted);
}

/** The link in a mail that unsubscribes its reader from such mails with one click. */
export function unsubscribeLink({ config, secret }: AppContext, account: string, topic: MailTopic): string {
  return `${config.publicUrl}${mailPages.unsubscribe}?token=${unsubscribeToken(secret, account, topic)}`;
}

/**
 * The token of an unsubscribe link: it ends mails of one topic to this account, and never expires.
 * Reminders are the oldest topic, so their token has no third part.
 */
export function unsubscribeToken(
  secret: Uint8Array,
  account: string,
  topic: MailTopic = 'reminders',
): string {
  const parts = [account, signatureOf(secret, account, topic).toString('base64url')];
  return [...parts, ...(topic === 'reminders' ? [] : [topic])].join('.');
}

/** @returns the account and the topic; null for an invalid token */
export function readUnsubscribeToken(
  secret: Uint8Array,
  token: string,
): { account: string; topic: MailTopic } | null {
  const [account = '', signature = ''] = token.split('.');
  const topic = topicIn(token);
  if (topic === null) return null;
  const signatureBytes = Buffer.from(signature, 'base64url');
  const expectedSignature = signatureOf(secret, account, topic);
  return signatureBytes.length === expectedSignature.length &&
    timingSafeEqual(signatureBytes, expectedSignature)
    ? { account, topic }
    : null;
}

function signatureOf(secret: Uint8Array, account: string, topic: MailTopic): Buffer {
  return createHmac('sha256', secret).update(`${topic}:${account}`).digest().subarray(0, 18);
}
