import { may, type Role } from '@cablepark/domain/accounts/permissions';
import { type StaffEntry, type StaffGroup, staffGroups } from '../staffPages.ts';

/** The pages that a role may open on this server. */
export function staffMenu(role: Role, features: readonly string[]): StaffGroup[] {
  const isOpen = ({ action, feature }: StaffEntry) =>
    may(role, action) && (feature === undefined || features.includes(feature));
  return staffGroups
    .map((group) => ({ ...group, entries: group.entries.filter(isOpen) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The menu entry of a page: the page itself, or the nearest page that it belongs to, like the list of pages for an editor of one. */
export function currentEntry(groups: readonly StaffGroup[], pathname: string): string | undefined {
  const at = pathname.toLowerCase();
  return groups
    .flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter((to) => at === to || at.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];
}
