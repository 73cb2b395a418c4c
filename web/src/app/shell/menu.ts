import { paths } from '@cablepark/contract/paths';
import { type Action, may, type Role } from '@cablepark/domain/accounts/permissions';
import type { shell } from '../../i18n/pl/shell.ts';

export interface MenuEntry {
  to: string;
  label: keyof { [Key in keyof typeof shell as (typeof shell)[Key] extends string ? Key : never]: true };
}

/** Public entries in the order of SPEC.md §2; the planner comes with the tracks under it. */
export const publicEntries = {
  home: { to: paths.home, label: 'home' },
  bar: { to: paths.bar, label: 'bar' },
  planner: { to: paths.planner, label: 'planner' },
  events: { to: paths.events, label: 'events' },
  contact: { to: paths.contact, label: 'contact' },
  location: { to: paths.location, label: 'location' },
  prices: { to: paths.prices, label: 'prices' },
} as const satisfies Record<string, MenuEntry>;

type StaffEntry = MenuEntry & { action: Action };

/** What staff see besides: the day and the bookings for every role above User, assets and history for Editors up. */
export const staffPages: readonly StaffEntry[] = [
  { to: paths.today, label: 'today', action: 'page.bookings' },
  { to: paths.bookings, label: 'bookings', action: 'page.bookings' },
  { to: paths.edit, label: 'assets', action: 'page.edit' },
  { to: paths.history, label: 'history', action: 'page.history' },
];

export function staffEntries(role: Role | null): MenuEntry[] {
  return staffPages.filter(({ action }) => may(role, action));
}

/** `feature`: what the server must announce for the page to work (DESIGN.md §5.16). */
const deskPages: readonly (StaffEntry & { feature?: string })[] = [
  { to: paths.season, label: 'season', action: 'season.read', feature: 'season' },
  { to: paths.takings, label: 'takings', action: 'takings.read', feature: 'desk' },
  { to: paths.eventsEditor, label: 'eventsEditor', action: 'event.edit', feature: 'events' },
  { to: paths.people, label: 'people', action: 'user.editAny' },
  { to: paths.tracksEditor, label: 'tracksEditor', action: 'track.edit', feature: 'tracks' },
  { to: paths.park, label: 'park', action: 'park.edit', feature: 'content' },
  { to: paths.audit, label: 'audit', action: 'audit.read', feature: 'audit' },
];

/** The rest of the staff's pages: in the menu of everything, there is no room for them in the bar. */
export function deskEntries(role: Role | null, features: readonly string[]): MenuEntry[] {
  return deskPages.filter(
    ({ action, feature }) => may(role, action) && (feature === undefined || features.includes(feature)),
  );
}

/** Visitors see the way in where riders see their account. */
export function accountEntry(role: Role | null): MenuEntry {
  return role === null ? { to: paths.login, label: 'login' } : { to: paths.account, label: 'myAccount' };
}
