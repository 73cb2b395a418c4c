import { isRole, type Role } from '@cablepark/domain/accounts/roles';
import type { TextStorage } from '../lib/http/tokens.ts';
import type { AuthState } from './session.ts';

/** The storage key of the session's role; public/boot.js applies it before the first paint. */
export const roleStorageKey = 'role';

/**
 * Stores the role for the next visit, so that the bars show the right entries before the session is known. It grants no right. A session that
 * cannot be checked keeps its role, an ended one does not.
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
    // Without storage the bars are a visitor's until the session is known.
  }
}

/** The stored role of the last known session. */
export function rememberedRole(storage: () => Pick<TextStorage, 'getItem'>): Role | null {
  try {
    const role = storage().getItem(roleStorageKey);
    return isRole(role) ? role : null;
  } catch {
    return null;
  }
}
