import { readTokenSet, type TokenSet, tokenStorageKey } from '@cablepark/contract/accounts/token-set';

/** The storage of the token set: the browser's local storage, or a fake in tests. */
export interface TokenStore {
  read: () => TokenSet | null;
  write: (tokens: TokenSet) => void;
  clear: () => void;
}

/** The part of `localStorage` that the store uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Discards a broken or incomplete set (SPEC.md §3). If the browser forbids storage or writing (private modes, a full disk), the session lasts for
 * this visit.
 */
export function tokenStore(storage: () => TextStorage): TokenStore {
  /** The tokens that storage could not save; they override stored ones. */
  let memory: { tokens: TokenSet | null } | null = null;

  /** @returns whether the storage call succeeded. */
  const attempt = (action: (storage: TextStorage) => void) => {
    try {
      action(storage());
      return true;
    } catch {
      return false;
    }
  };
  const remove = () => attempt((store) => store.removeItem(tokenStorageKey));

  return {
    read() {
      if (memory) return memory.tokens;
      let text: string | null = null;
      attempt((store) => {
        text = store.getItem(tokenStorageKey);
      });
      const tokens = readTokenSet(text);
      if (text !== null && tokens === null) remove();
      return tokens;
    },
    write(tokens) {
      const isKept = attempt((store) => store.setItem(tokenStorageKey, JSON.stringify(tokens)));
      memory = isKept ? null : { tokens };
      // An older set is used up: the next visit must not find it.
      if (!isKept) remove();
    },
    clear() {
      memory = remove() ? null : { tokens: null };
    },
  };
}

export const tokens = tokenStore(() => localStorage);
