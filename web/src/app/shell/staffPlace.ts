import type { Role } from '@cablepark/domain/accounts/permissions';
import { useLocation } from 'react-router';
import { isStaff, useLikelyRole } from './viewers.ts';

/** By `staffBeginnings`, written out for the home page's bytes. */
const staffPaths = /^\/(?:today|bookings|edit|history|desk)(?:\/|$)/i;

export function isStaffPath(pathname: string): boolean {
  return staffPaths.test(pathname);
}

/** The staff role that sees the frame on this page; null on public pages, and for viewers without access. */
export function useStaffPlace(): Role | null {
  const { pathname } = useLocation();
  // Uses the remembered role while the session starts, so that the frame appears at once.
  const role = useLikelyRole();
  if (!isStaffPath(pathname)) return null;
  return isStaff(role) ? role : null;
}
