import { type Role, roles } from '@cablepark/domain/accounts/roles';
import { tokens } from '../../lib/http/tokens.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { rememberedRole } from '../../session/rememberedRole.ts';

/** A possible viewer of the page: an account's role, or null for a visitor who is not logged in. */
export type MenuViewer = Role | null;

export type ViewerPredicate = (viewer: MenuViewer) => boolean;

export const isAnybody: ViewerPredicate = () => true;
export const isVisitor: ViewerPredicate = (viewer) => viewer === null;
export const isLoggedIn: ViewerPredicate = (viewer) => viewer !== null;
/** Compares the name, because the table of rights is in another chunk; viewers.test.ts keeps both in step. */
export const isStaff: ViewerPredicate = (viewer) => viewer !== null && viewer !== 'User';
/** Editors only: an Admin may do the same, but has it in the staff's frame. */
export const isEditor: ViewerPredicate = (viewer) => viewer === 'Editor';
export const isPublic: ViewerPredicate = (viewer) => !isStaff(viewer);

const anybody: readonly MenuViewer[] = [null, ...roles];

/**
 * One viewer once the session is known. Until then, and in prerendered pages, all of them. The bars then hold every role's entries, and the style
 * sheet shows those of the remembered role (public/boot.js).
 */
export function useViewers(): readonly MenuViewer[] {
  const { loading } = useAuth();
  const role = useRole();
  return loading ? anybody : [role];
}

/** The role that the menu is for; if the account cannot be read, the role of the last visit. */
export function useRole(): MenuViewer {
  const { user, unreached } = useAuth();
  if (unreached) return rememberedRole(() => localStorage) ?? 'User';
  return user?.role ?? null;
}

/** While the session starts, the remembered role, so that menus and bars match. */
export function useLikelyRole(): MenuViewer {
  const { loading } = useAuth();
  const role = useRole();
  return loading ? likelyRole() : role;
}

/** As in public/boot.js: tokens without a remembered role mean a rider. */
function likelyRole(): MenuViewer {
  return rememberedRole(() => localStorage) ?? (tokens.read() && 'User');
}

/** Marks an entry that only some viewers see: null where none of `viewers` does, else the roles for the style sheet. */
export function markFor(
  viewers: readonly MenuViewer[],
  sees: ViewerPredicate,
): { 'data-for'?: string } | null {
  const those = viewers.filter(sees);
  if (those.length === 0) return null;
  return those.length === viewers.length
    ? {}
    : { 'data-for': those.map((viewer) => viewer ?? 'visitor').join(' ') };
}
