import { loadOnce } from '../lib/loadOnce.ts';

/** The frame around all of them. */
export const staffFrame = loadOnce(() => import('./shell/StaffFrame.tsx'));

/** Where each page of the staff comes from. */
export const staffPages = {
  AuditPage: () => import('../features/staff-audit/AuditPage.tsx'),
  BookingsPage: () => import('../features/staff-desk/BookingsPage.tsx'),
  EditPage: () => import('../features/staff-slots/EditPage.tsx'),
  EventsEditorPage: () => import('../features/staff-events/EventsEditorPage.tsx'),
  HistoryPage: () => import('../features/staff-desk/HistoryPage.tsx'),
  ParkPage: () => import('../features/staff-park/ParkPage.tsx'),
  PeoplePage: () => import('../features/staff-people/PeoplePage.tsx'),
  SeasonPage: () => import('../features/staff-season/SeasonPage.tsx'),
  SetupPage: () => import('../features/staff-setup/SetupPage.tsx'),
  TakingsPage: () => import('../features/staff-takings/TakingsPage.tsx'),
  TodayPage: () => import('../features/staff-desk/TodayPage.tsx'),
  TracksEditorPage: () => import('../features/staff-tracks/TracksEditorPage.tsx'),
} as const;

export type StaffPageName = keyof typeof staffPages;
