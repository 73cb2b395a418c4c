import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../context.ts';

/** Whether a rider is reminded of their slots; who never chose is. */
export async function wantsReminders({ store }: AppContext, account: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('account')
    .select('reminders')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.reminders === 1;
}

export async function chooseReminders(
  { store }: AppContext,
  account: string,
  isWanted: boolean,
): Promise<void> {
  const reminders = isWanted ? 1 : 0;
  await store.db
    .updateTable('account')
    .set({ reminders })
    .where('id', '=', account)
    // What is so already empties no kept answers.
    .where('reminders', '<>', reminders)
    .execute();
}

/** For a link in a reminder: it ends the reminders of this account and does nothing else, and is good for as long as the mail is kept. */
export function unsubscribeToken(secret: Uint8Array, account: string): string {
  return `${account}.${signatureOf(secret, account).toString('base64url')}`;
}

/** @returns the account whose reminders it ends; null for a token that is not ours */
export function readUnsubscribeToken(secret: Uint8Array, token: string): string | null {
  const [account = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = signatureOf(secret, account);
  return given.length === own.length && timingSafeEqual(given, own) ? account : null;
}

function signatureOf(secret: Uint8Array, account: string): Buffer {
  return createHmac('sha256', secret).update(`reminders:${account}`).digest().subarray(0, 18);
}
