import { type WritingContext, writeAccountMessage } from '../messages/index.ts';
import type { Account } from './accounts.store.ts';

/**
 * Tells the owner at the address that was theirs until now of a new address or password, so that a change by a stranger does
 * not go unseen. Written with the change; whoever commits it raises `context.outbox`.
 */
export async function announceLogInChange(
  context: Pick<WritingContext, 'db' | 'now'>,
  before: Account,
  after: Account,
): Promise<void> {
  // In the language that they had: whoever changed the log-in may have changed that, too.
  const { id: account, email: to, language } = before;
  if (to === null) return;
  // The first password of an account changes nothing that its owner had.
  const hasNewPassword = before.password_hash !== null && before.password_hash !== after.password_hash;
  if (to !== after.email)
    await writeAccountMessage(context, {
      kind: 'email-changed',
      account,
      to,
      data: { hasNewPassword, language },
    });
  else if (hasNewPassword)
    await writeAccountMessage(context, { kind: 'password-changed', account, to, data: { language } });
}
