import { isRole, type Role } from '@cablepark/domain/accounts/roles';
import type { TextStorage } from '../lib/http/tokens.ts';
import type { AuthState } from './session.ts';

/** Where the browser keeps the role of its session; public/boot.js puts it on the page before the first paint. */
export const roleStorageKey = 'role';

/**
 * Keeps for the next visit which entries the bars will have, so that they stand there before the server has said who this is.
 * No right depends on it. A session that could not be asked for keeps its role, an ended one does not.
 */
export function rememberRole(
  { user, loading }: AuthState,
  hasTokens: boolean,
  storage: () => TextStorage,
): void {
  if (loading) return;
  try {
    if (user) storage().setItem(roleStorageKey, user.role);
    else if (!hasTokens) storage().removeItem(roleStorageKey);
  } catch {
    // A browser that forbids storage shows a visitor's bars until the session is known.
  }
}

/** The role of this browser's last session that was known. */
export function rememberedRole(storage: () => Pick<TextStorage, 'getItem'>): Role | null {
  try {
    const role = storage().getItem(roleStorageKey);
    return isRole(role) ? role : null;
  } catch {
    return null;
  }
}
