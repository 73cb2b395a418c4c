import type { Language } from '@cablepark/domain/time/display';
import type { Account } from './account.ts';

type Reader = Pick<Account, 'id' | 'language'>;

/**
 * Stores the language of an account's mails: the site's if the account has none yet, and each switch while logged in. A log-in on a browser in
 * another language changes nothing.
 * @param save errors are ignored: the mails keep their language
 * @returns call it with the user and the site's language whenever one of them changes
 */
export function makeLanguageKeeper(save: (language: Language) => Promise<void>) {
  let lastSeen: { id: string; language: Language } | null = null;
  let queue: Promise<void> = Promise.resolve();

  return (user: Reader | null, language: Language): Promise<void> => {
    const before = lastSeen;
    lastSeen = user && { id: user.id, language };
    if (!user) return queue;
    const isDue = before?.id === user.id ? before.language !== language : user.language === null;
    if (isDue) {
      // In sequence, so that the last switch wins; and never for another account.
      queue = queue.then(() => (lastSeen?.id === user.id ? save(language) : undefined)).catch(() => {});
    }
    return queue;
  };
}
