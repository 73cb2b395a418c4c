import type { Role } from '@cablepark/domain/accounts/permissions';
import { useLocation } from 'react-router';
import { isStaff, useLikelyRole } from './viewers.ts';

/** Where the staff's pages are; four of these addresses are the specification's. */
const staffPaths = /^\/(?:today|bookings|edit|history|desk)(?:\/|$)/i;

export function isStaffPath(pathname: string): boolean {
  return staffPaths.test(pathname);
}

/** Whose frame of the staff is to be seen here; null on every other page, and for whom such a page is shut. */
export function useStaffPlace(): Role | null {
  const { pathname } = useLocation();
  // Remembered while the session starts: the frame stands at once, and stays.
  const role = useLikelyRole();
  if (!isStaffPath(pathname)) return null;
  return isStaff(role) ? role : null;
}
