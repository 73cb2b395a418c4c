import type { Role } from '@cablepark/domain/accounts/permissions';
import { useLocation } from 'react-router';
import { useAuth } from '../../session/AuthProvider.tsx';
import { rememberedRole } from '../../session/rememberedRole.ts';
import { isStaff, useRole } from './viewers.ts';

/** Where the staff's pages are; four of these addresses are the specification's. */
const staffPaths = /^\/(?:today|bookings|edit|history|desk)(?:\/|$)/i;

export function isStaffPath(pathname: string): boolean {
  return staffPaths.test(pathname);
}

/** Whose frame of the staff is to be seen here; null on every other page, and for whom such a page is shut. */
export function useStaffPlace(): Role | null {
  const { pathname } = useLocation();
  const { loading } = useAuth();
  const known = useRole();
  if (!isStaffPath(pathname)) return null;
  // While the session starts, what the browser remembers: the frame stands at once, and stays.
  const role = loading ? rememberedRole(() => localStorage) : known;
  return isStaff(role) ? role : null;
}
