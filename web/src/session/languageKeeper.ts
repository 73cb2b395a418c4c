import type { Language } from '@cablepark/domain/time/display';
import type { Account } from './account.ts';

type Reader = Pick<Account, 'id' | 'language'>;

/**
 * Keeps the language of an account's mails: the one of the site where the account has none yet, and each that its rider
 * switches to while signed in. Signing in on a browser that speaks another language changes nothing.
 * @param save its failures stay unsaid: the mails go on in the language that they had
 * @returns to be told who is signed in and what the site speaks, whenever one of them changes
 */
export function makeLanguageKeeper(save: (language: Language) => Promise<void>) {
  let seen: { id: string; language: Language } | null = null;
  let saved: Promise<void> = Promise.resolve();

  return (user: Reader | null, language: Language): Promise<void> => {
    const before = seen;
    seen = user && { id: user.id, language };
    if (!user) return saved;
    const isDue = before?.id === user.id ? before.language !== language : user.language === null;
    if (isDue) {
      // One after another, so that the last switch is the last to arrive; and never into the next rider's account.
      saved = saved.then(() => (seen?.id === user.id ? save(language) : undefined)).catch(() => {});
    }
    return saved;
  };
}
