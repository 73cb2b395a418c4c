import { readTokenSet, type TokenSet, tokenStorageKey } from '@cablepark/contract/accounts/token-set';

/** Where the token set lives: the browser's local storage, or a stand-in in tests. */
export interface TokenStore {
  read: () => TokenSet | null;
  write: (tokens: TokenSet) => void;
  clear: () => void;
}

/** What the store needs of `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A broken or incomplete set is discarded at reading (SPEC.md §3). A browser that forbids storage, or that reads and cannot write
 * (private modes, a full disk), keeps the session for this visit.
 */
export function tokenStore(storage: () => TextStorage): TokenStore {
  /** What storage could not keep: it stands above what is stored. */
  let held: { tokens: TokenSet | null } | null = null;

  /** @returns whether storage did as it was told. */
  const tried = (deed: (storage: TextStorage) => void) => {
    try {
      deed(storage());
      return true;
    } catch {
      return false;
    }
  };
  const remove = () => tried((stored) => stored.removeItem(tokenStorageKey));

  return {
    read() {
      if (held) return held.tokens;
      let text: string | null = null;
      tried((stored) => {
        text = stored.getItem(tokenStorageKey);
      });
      const tokens = readTokenSet(text);
      if (text !== null && tokens === null) remove();
      return tokens;
    },
    write(tokens) {
      const isKept = tried((stored) => stored.setItem(tokenStorageKey, JSON.stringify(tokens)));
      held = isKept ? null : { tokens };
      // An older set is spent: the next visit must not find it.
      if (!isKept) remove();
    },
    clear() {
      held = remove() ? null : { tokens: null };
    },
  };
}

export const tokens = tokenStore(() => localStorage);
