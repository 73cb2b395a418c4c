import { type WritingContext, writeAccountMessage } from '../outbox/index.ts';
import type { Account } from './accounts.store.ts';
import type { EndedLinks } from './open-links.ts';

/**
 * Tells the owner at the address that was theirs until now of a new address or password, so that a change by a stranger does
 * not go unseen. Written with the change; whoever commits it raises `context.outbox`.
 */
export async function announceLogInChange(
  context: Pick<WritingContext, 'db' | 'now'>,
  { before, after, ended }: { before: Account; after: Account; ended: EndedLinks },
): Promise<void> {
  // In the language that they had: whoever changed the log-in may have changed that, too.
  const { id: account, email: to, language } = before;
  if (to === null) return;
  // The first password of an account changes nothing that its owner had.
  const hasNewPassword = before.password_hash !== null && before.password_hash !== after.password_hash;
  const hasEndedLinks = ended.calendar || ended.passes;
  if (to !== after.email)
    await writeAccountMessage(context, {
      kind: 'email-changed',
      account,
      to,
      data: { hasNewPassword, hasEndedLinks, language },
    });
  else if (hasNewPassword)
    await writeAccountMessage(context, {
      kind: 'password-changed',
      account,
      to,
      data: { hasEndedLinks, language },
    });
}
