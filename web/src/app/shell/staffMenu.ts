import { paths } from '@cablepark/contract/paths';
import { type Action, may, type Role } from '@cablepark/domain/accounts/permissions';
import type { ComponentType } from 'react';
import type { menu } from '../../i18n/pl/staff/menu.ts';
import { CalendarIcon, ListIcon, SunIcon, UserIcon } from '../../ui/icons.tsx';
import { ClockIcon } from '../../ui/pageIcons.tsx';
import { FlagIcon, MailIcon, StarIcon, TicketIcon, WalletIcon } from './staffIcons.tsx';

type Label = keyof typeof menu;

export interface StaffEntry {
  to: string;
  label: Label;
  action: Action;
  /** What the server must announce for the page to work. */
  feature?: string;
  /** Whether a phone has it at its lower edge; there is room for four. */
  atHand?: true;
}

export interface StaffGroup {
  Icon: ComponentType;
  /** Of a group of several pages. */
  label?: Label;
  entries: readonly StaffEntry[];
}

/** Every page of the staff. A new one needs its line here, its route in StaffRoutes.tsx and its name in i18n/{pl,en}/staff/menu.ts. */
export const staffGroups: readonly StaffGroup[] = [
  { Icon: SunIcon, entries: [{ to: paths.today, label: 'today', action: 'page.bookings', atHand: true }] },
  {
    Icon: ListIcon,
    entries: [{ to: paths.bookings, label: 'bookings', action: 'page.bookings', atHand: true }],
  },
  {
    Icon: CalendarIcon,
    label: 'slotsAndSeason',
    entries: [
      { to: paths.season, label: 'season', action: 'season.read', feature: 'season', atHand: true },
      { to: paths.edit, label: 'slots', action: 'page.edit' },
      { to: paths.history, label: 'history', action: 'page.history' },
    ],
  },
  {
    Icon: StarIcon,
    entries: [{ to: paths.eventsEditor, label: 'events', action: 'event.edit', feature: 'events' }],
  },
  {
    Icon: TicketIcon,
    entries: [{ to: paths.passes, label: 'passes', action: 'pass.sell', feature: 'passes' }],
  },
  {
    Icon: UserIcon,
    entries: [{ to: paths.holding, label: 'holding', action: 'slot.cancelAny', feature: 'held-rides' }],
  },
  { Icon: UserIcon, entries: [{ to: paths.people, label: 'people', action: 'user.editAny' }] },
  {
    Icon: MailIcon,
    entries: [{ to: paths.messages, label: 'messages', action: 'message.read', feature: 'messages' }],
  },
  {
    Icon: FlagIcon,
    label: 'park',
    entries: [
      { to: paths.park, label: 'details', action: 'park.edit', feature: 'content' },
      { to: paths.pictures, label: 'pictures', action: 'content.edit', feature: 'contents' },
      { to: paths.pagesEditor, label: 'pages', action: 'content.edit', feature: 'contents' },
      { to: paths.tracksEditor, label: 'tracks', action: 'track.edit', feature: 'tracks' },
      { to: paths.looks, label: 'looks', action: 'content.edit', feature: 'contents' },
      { to: paths.pricesEditor, label: 'prices', action: 'content.edit', feature: 'contents' },
      { to: paths.setup, label: 'setup', action: 'park.edit', feature: 'setup' },
    ],
  },
  {
    Icon: WalletIcon,
    entries: [{ to: paths.takings, label: 'takings', action: 'takings.read', feature: 'desk', atHand: true }],
  },
  {
    Icon: ClockIcon,
    entries: [{ to: paths.audit, label: 'audit', action: 'audit.read', feature: 'audit' }],
  },
];

/** What of it a role may open on this server. */
export function staffMenu(role: Role, features: readonly string[]): StaffGroup[] {
  const isOpen = ({ action, feature }: StaffEntry) =>
    may(role, action) && (feature === undefined || features.includes(feature));
  return staffGroups
    .map((group) => ({ ...group, entries: group.entries.filter(isOpen) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Where a page is in the menu: itself, or the nearest page that it belongs to, as a page's editor to the list of pages. */
export function currentEntry(groups: readonly StaffGroup[], pathname: string): string | undefined {
  const at = pathname.toLowerCase();
  return groups
    .flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter((to) => at === to || at.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];
}
