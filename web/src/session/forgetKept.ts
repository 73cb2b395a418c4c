import { forgetRiders } from '../lib/offline/keptData.ts';
import type { Session } from './session.ts';

/**
 * Deletes a rider's stored data from this device once they have logged out or somebody else has logged in. A session
 * that cannot be checked keeps it, because that is when the offline page needs it.
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
    // A browser that refuses to store has stored nothing.
    forget(account).catch(() => {});
  });
}
