import { forgetRiders } from '../lib/offline/keptData.ts';
import type { Session } from './session.ts';

/**
 * Deletes what this device keeps of a rider for the time without network, once they have logged out or somebody else is logged in. A session
 * that cannot be checked keeps it: that is when it is needed.
 * @returns the clean-up function
 */
export function forgetKept(
  { follow }: Pick<Session, 'follow'>,
  hasTokens: () => boolean,
  forget: (except: string | null) => Promise<void> = forgetRiders,
): () => void {
  let lastAccount: string | null | undefined;
  return follow(({ user, loading }) => {
    if (loading || (!user && hasTokens())) return;
    const account = user?.id ?? null;
    if (account === lastAccount) return;
    lastAccount = account;
    // A browser that refuses to store has kept nothing.
    forget(account).catch(() => {});
  });
}
