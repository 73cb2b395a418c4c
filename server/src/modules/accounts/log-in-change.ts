import { type WritingContext, writeAccountMessage } from '../outbox/index.ts';
import type { Account } from './locks/index.ts';
import type { EndedLinks } from './open-links.ts';

/**
 * Notifies the old address of a new address or password, so that the owner sees a stranger's change.
 * The caller raises `context.outbox` after its commit.
 */
export async function announceLogInChange(
  context: Pick<WritingContext, 'db' | 'now'>,
  { before, after, ended }: { before: Account; after: Account; ended: EndedLinks },
): Promise<void> {
  // In the language before the change, because the same change may set another.
  const { id: account, email: to, language } = before;
  if (to === null) return;
  // A first password changes nothing for the owner.
  const hasNewPassword = before.password_hash !== null && before.password_hash !== after.password_hash;
  const hasEndedLinks = ended.calendar || ended.passes;
  if (to !== after.email)
    await writeAccountMessage(context, {
      kind: 'email-changed',
      account,
      to,
      about: { hasNewPassword, hasEndedLinks, language },
    });
  else if (hasNewPassword)
    await writeAccountMessage(context, {
      kind: 'password-changed',
      account,
      to,
      about: { hasEndedLinks, language },
    });
}
