import { readTokenSet, type TokenSet, tokenStorageKey } from '@cablepark/contract/token-set';

/** Where the token set lives: the browser's local storage, or a stand-in in tests. */
export interface TokenStore {
  read: () => TokenSet | null;
  write: (tokens: TokenSet) => void;
  clear: () => void;
}

/** What the store needs of `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A broken or incomplete set is discarded at reading (SPEC.md §3). */
export function tokenStore(storage: () => TextStorage): TokenStore {
  // A browser that forbids storage (private modes, strict settings) keeps the session for this visit.
  let remembered: TokenSet | null = null;
  return {
    read() {
      try {
        const stored = storage().getItem(tokenStorageKey);
        const tokens = readTokenSet(stored);
        if (stored !== null && tokens === null) storage().removeItem(tokenStorageKey);
        return tokens;
      } catch {
        return remembered;
      }
    },
    write(tokens) {
      try {
        storage().setItem(tokenStorageKey, JSON.stringify(tokens));
      } catch {
        remembered = tokens;
      }
    },
    clear() {
      remembered = null;
      try {
        storage().removeItem(tokenStorageKey);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

export const tokens = tokenStore(() => localStorage);
