import { paths } from '@cablepark/contract/paths';
import type { Action } from '@cablepark/domain/accounts/permissions';
import type { ComponentType } from 'react';
import type { menu } from '../i18n/pl/staff/menu.ts';
import { CalendarIcon, ListIcon, SunIcon, UserIcon } from '../ui/icons.tsx';
import { ClockIcon } from '../ui/pageIcons.tsx';
import { FlagIcon, MailIcon, StarIcon, TicketIcon, WalletIcon } from './shell/staffIcons.tsx';

type StaffPage = () => Promise<{ default: ComponentType }>;
type Label = keyof typeof menu;

export interface StaffEntry {
  to: string;
  label: Label;
  action: Action;
  page: StaffPage;
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

/** Every page of the staff's menu. A new one needs its entry here and its label in i18n/{pl,en}/staff/menu.ts. */
export const staffGroups: readonly StaffGroup[] = [
  {
    Icon: SunIcon,
    entries: [
      {
        to: paths.today,
        label: 'today',
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
        label: 'bookings',
        action: 'page.bookings',
        atHand: true,
        page: () => import('../features/staff-desk/bookings/BookingsPage.tsx'),
      },
    ],
  },
  {
    Icon: CalendarIcon,
    label: 'slotsAndSeason',
    entries: [
      {
        to: paths.season,
        label: 'season',
        action: 'season.read',
        feature: 'season',
        atHand: true,
        page: () => import('../features/staff-season/SeasonPage.tsx'),
      },
      {
        to: paths.edit,
        label: 'slots',
        action: 'page.edit',
        page: () => import('../features/staff-slots/EditPage.tsx'),
      },
      {
        to: paths.history,
        label: 'history',
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
        label: 'events',
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
        label: 'passes',
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
        label: 'holding',
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
        label: 'people',
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
        label: 'messages',
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
        label: 'details',
        action: 'park.edit',
        feature: 'content',
        page: () => import('../features/staff-park/ParkPage.tsx'),
      },
      {
        to: paths.pictures,
        label: 'pictures',
        action: 'content.edit',
        feature: 'contents',
        page: () => import('../features/staff-pictures/PicturesPage.tsx'),
      },
      {
        to: paths.pagesEditor,
        label: 'pages',
        action: 'content.edit',
        feature: 'contents',
        page: () => import('../features/staff-words/PagesPage.tsx'),
      },
      {
        to: paths.tracksEditor,
        label: 'tracks',
        action: 'track.edit',
        feature: 'tracks',
        page: () => import('../features/staff-tracks/TracksEditorPage.tsx'),
      },
      {
        to: paths.looks,
        label: 'looks',
        action: 'content.edit',
        feature: 'contents',
        page: () => import('../features/staff-looks/LooksPage.tsx'),
      },
      {
        to: paths.pricesEditor,
        label: 'prices',
        action: 'content.edit',
        feature: 'contents',
        page: () => import('../features/staff-prices/PricesEditorPage.tsx'),
      },
      {
        to: paths.setup,
        label: 'setup',
        action: 'park.edit',
        feature: 'setup',
        page: () => import('../features/staff-setup/SetupPage.tsx'),
      },
    ],
  },
  {
    Icon: WalletIcon,
    entries: [
      {
        to: paths.takings,
        label: 'takings',
        action: 'takings.read',
        feature: 'desk',
        atHand: true,
        page: () => import('../features/staff-takings/TakingsPage.tsx'),
      },
    ],
  },
  {
    Icon: ClockIcon,
    entries: [
      {
        to: paths.audit,
        label: 'audit',
        action: 'audit.read',
        feature: 'audit',
        page: () => import('../features/staff-audit/AuditPage.tsx'),
      },
    ],
  },
];

/** Pages that a page of the menu leads to. */
export const innerPages: readonly Pick<StaffEntry, 'to' | 'action' | 'page'>[] = [
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
  { to: paths.homeEditor, action: 'content.edit', page: () => import('./HomeEditor.tsx') },
];
