import { type Role, roles } from '@cablepark/domain/accounts/roles';
import { tokens } from '../../lib/http/tokens.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { rememberedRole } from '../../session/rememberedRole.ts';

/** Who may be looking at the page: an account's role, or null for a visitor who is not logged in. */
export type Viewer = Role | null;

export type ViewerPredicate = (viewer: Viewer) => boolean;

export const isAnybody: ViewerPredicate = () => true;
export const isVisitor: ViewerPredicate = (viewer) => viewer === null;
export const isLoggedIn: ViewerPredicate = (viewer) => viewer !== null;
/** By its name, for the table of rights stays with the pages that ask it; viewers.test.ts holds the two together. */
export const isStaff: ViewerPredicate = (viewer) => viewer !== null && viewer !== 'User';
/** Alone: an Admin, who may do the same, has it in the staff's frame. */
export const isEditor: ViewerPredicate = (viewer) => viewer === 'Editor';
export const isPublic: ViewerPredicate = (viewer) => !isStaff(viewer);

const anybody: readonly Viewer[] = [null, ...roles];

/**
 * One viewer once the session is known. Until then, as in the page that the server makes alike for all, it may be anybody: the
 * bars hold every role's entries, and the style sheet shows those of the role that the browser remembers (public/boot.js).
 */
export function useViewers(): readonly Viewer[] {
  const { loading } = useAuth();
  const role = useRole();
  return loading ? anybody : [role];
}

/** Whose entries there are; of somebody who is logged in but cannot be asked for, those of the last visit. */
export function useRole(): Viewer {
  const { user, unreached } = useAuth();
  if (unreached) return rememberedRole(() => localStorage) ?? 'User';
  return user?.role ?? null;
}

/** While the session starts, what the browser remembers of it: what is opened meanwhile says what the bars say. */
export function useLikelyRole(): Viewer {
  const { loading } = useAuth();
  const known = useRole();
  return loading ? likelyRole() : known;
}

/** As public/boot.js has it: of whom only tokens are known, a rider. */
function likelyRole(): Viewer {
  return rememberedRole(() => localStorage) ?? (tokens.read() && 'User');
}

/** For an entry that only some see: nothing where none of `viewers` does, else what the style sheet has to know of the rest. */
export function markFor(viewers: readonly Viewer[], sees: ViewerPredicate): { 'data-for'?: string } | null {
  const those = viewers.filter(sees);
  if (those.length === 0) return null;
  return those.length === viewers.length
    ? {}
    : { 'data-for': those.map((viewer) => viewer ?? 'visitor').join(' ') };
}
