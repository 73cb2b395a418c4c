import { groupsPage, riderPage } from '@cablepark/contract/desk-paths';
import { paths } from '@cablepark/contract/paths';
import type { Action } from '@cablepark/domain/accounts/permissions';
import type { Language } from '@cablepark/domain/time/display';
import type { ComponentType } from 'react';
import type { menu } from '../i18n/pl/staff/menu.ts';
import { CalendarIcon, ListIcon, SunIcon, UserIcon } from '../ui/icons.tsx';
import { ClockIcon } from '../ui/pageIcons.tsx';
import { FlagIcon, MailIcon, StarIcon, TicketIcon, WalletIcon } from './shell/staffIcons.tsx';

interface StaffPage {
  to: string;
  /** Guards the page, and hides it from the menu. */
  action: Action;
  page: () => Promise<{ default: ComponentType }>;
}

export interface StaffEntry extends StaffPage {
  label: Readonly<Record<Language, string>>;
  /** What the server must announce for the page to work. */
  feature?: string;
  /** Whether a phone has it in the bar at the bottom, which has room for four. */
  atHand?: true;
}

export interface StaffGroup {
  Icon: ComponentType;
  /** The label of a group of several pages. */
  label?: keyof typeof menu;
  entries: readonly StaffEntry[];
}

/** Every page of the staff's menu: menu, routes and guards follow from its entry. */
export const staffGroups: readonly StaffGroup[] = [
  {
    Icon: SunIcon,
    entries: [
      {
        to: paths.today,
        label: { pl: 'Dziś', en: 'Today' },
        action: 'page.bookings',
        atHand: true,
        page: () => import('../features/staff-desk/today/TodayPage.tsx'),
      },
    ],
  },
  {
    Icon: ListIcon,
    entries: [
      {
        to: paths.bookings,
        label: { pl: 'Rezerwacje', en: 'Bookings' },
        action: 'page.bookings',
        atHand: true,
        page: () => import('../features/staff-desk/bookings/BookingsPage.tsx'),
      },
    ],
  },
  {
    Icon: UserIcon,
    entries: [
      {
        to: groupsPage,
        label: { pl: 'Grupy', en: 'Groups' },
        action: 'group.read',
        feature: 'groups',
        page: () => import('../features/staff-desk/groups/GroupsPage.tsx'),
      },
    ],
  },
  {
    Icon: CalendarIcon,
    label: 'slotsAndSeason',
    entries: [
      {
        to: paths.season,
        label: { pl: 'Sezon', en: 'Season' },
        action: 'season.read',
        feature: 'season',
        atHand: true,
        page: () => import('../features/staff-season/SeasonPage.tsx'),
      },
      {
        to: paths.edit,
        label: { pl: 'Sloty', en: 'Slots' },
        action: 'page.edit',
        page: () => import('../features/staff-slots/EditPage.tsx'),
      },
      {
        to: paths.history,
        label: { pl: 'Historia', en: 'History' },
        action: 'page.history',
        page: () => import('../features/staff-desk/history/HistoryPage.tsx'),
      },
    ],
  },
  {
    Icon: StarIcon,
    entries: [
      {
        to: paths.eventsEditor,
        label: { pl: 'Wydarzenia', en: 'Events' },
        action: 'event.edit',
        feature: 'events',
        page: () => import('../features/staff-events/EventsEditorPage.tsx'),
      },
    ],
  },
  {
    Icon: TicketIcon,
    entries: [
      {
        to: paths.passes,
        label: { pl: 'Karnety', en: 'Passes' },
        action: 'pass.sell',
        feature: 'passes',
        page: () => import('../features/staff-desk/passes/PassesDeskPage.tsx'),
      },
    ],
  },
  {
    Icon: UserIcon,
    entries: [
      {
        to: paths.holding,
        label: { pl: 'Dużo rezerwacji', en: 'Many bookings' },
        action: 'slot.cancelAny',
        feature: 'held-rides',
        page: () => import('../features/staff-desk/holding/HoldingPage.tsx'),
      },
    ],
  },
  {
    Icon: UserIcon,
    entries: [
      {
        to: paths.people,
        label: { pl: 'Konta', en: 'Accounts' },
        action: 'user.editAny',
        page: () => import('../features/staff-people/PeoplePage.tsx'),
      },
    ],
  },
  {
    Icon: MailIcon,
    entries: [
      {
        to: paths.messages,
        label: { pl: 'Wiadomości', en: 'Messages' },
        action: 'message.read',
        feature: 'messages',
        page: () => import('../features/staff-messages/MessagesPage.tsx'),
      },
    ],
  },
  {
    Icon: FlagIcon,
    label: 'park',
    entries: [
      {
        to: paths.park,
        label: { pl: 'Dane parku', en: 'Park details' },
        action: 'park.edit',
        feature: 'content',
        page: () => import('../features/staff-park/ParkPage.tsx'),
      },
      {
        to: paths.pictures,
        label: { pl: 'Zdjęcia', en: 'Pictures' },
        action: 'content.edit',
        feature: 'contents',
        page: () => import('../features/staff-pictures/PicturesPage.tsx'),
      },
      {
        to: paths.pagesEditor,
        label: { pl: 'Strony', en: 'Pages' },
        action: 'content.edit',
        feature: 'contents',
        page: () => import('../features/staff-words/PagesPage.tsx'),
      },
      {
        to: paths.tracksEditor,
        label: { pl: 'Tory', en: 'Tracks' },
        action: 'track.edit',
        feature: 'tracks',
        page: () => import('../features/staff-tracks/TracksEditorPage.tsx'),
      },
      {
        to: paths.looks,
        label: { pl: 'Wygląd', en: 'Looks' },
        action: 'content.edit',
        feature: 'contents',
        page: () => import('../features/staff-looks/LooksPage.tsx'),
      },
      {
        to: paths.pricesEditor,
        label: { pl: 'Cennik', en: 'Price list' },
        action: 'content.edit',
        feature: 'contents',
        page: () => import('../features/staff-prices/PricesEditorPage.tsx'),
      },
      {
        to: paths.setup,
        label: { pl: 'Przygotowanie', en: 'Preparation' },
        action: 'park.edit',
        feature: 'setup',
        page: () => import('../features/staff-setup/SetupPage.tsx'),
      },
    ],
  },
  {
    Icon: WalletIcon,
    label: 'money',
    entries: [
      {
        to: paths.takings,
        label: { pl: 'Utarg', en: 'Takings' },
        action: 'takings.read',
        feature: 'desk',
        atHand: true,
        page: () => import('../features/staff-takings/TakingsPage.tsx'),
      },
      {
        to: paths.closings,
        label: { pl: 'Zamknięcia dni', en: 'Closed days' },
        action: 'day.close',
        feature: 'day-closes',
        page: () => import('../features/staff-closings/ClosingsPage.tsx'),
      },
    ],
  },
  {
    Icon: ClockIcon,
    entries: [
      {
        to: paths.audit,
        label: { pl: 'Dziennik zmian', en: 'Audit log' },
        action: 'audit.read',
        feature: 'audit',
        page: () => import('../features/staff-audit/AuditPage.tsx'),
      },
    ],
  },
];

/** Pages that a page of the menu leads to. */
export const innerPages: readonly StaffPage[] = [
  {
    to: riderPage,
    action: 'rider.read',
    page: () => import('../features/staff-desk/card/RiderCardPage.tsx'),
  },
  {
    to: paths.mailTexts,
    action: 'content.edit',
    page: () => import('../features/staff-messages/MailTextsPage.tsx'),
  },
  {
    to: `${paths.pagesEditor}/:name`,
    action: 'content.edit',
    page: () => import('../features/staff-words/WordsEditorPage.tsx'),
  },
  {
    to: `${paths.closings}/:day`,
    action: 'takings.read',
    page: () => import('../features/staff-closings/ClosingPage.tsx'),
  },
  { to: paths.homeEditor, action: 'content.edit', page: () => import('./HomeEditor.tsx') },
];
