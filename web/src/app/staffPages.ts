/** Where each page of the staff comes from, and the frame around them. */
export const staffPages = {
  AuditPage: () => import('../features/staff-audit/AuditPage.tsx'),
  BookingsPage: () => import('../features/staff-desk/BookingsPage.tsx'),
  EditPage: () => import('../features/staff-slots/EditPage.tsx'),
  EventsEditorPage: () => import('../features/staff-events/EventsEditorPage.tsx'),
  HistoryPage: () => import('../features/staff-desk/HistoryPage.tsx'),
  LooksPage: () => import('../features/staff-looks/LooksPage.tsx'),
  PagesPage: () => import('../features/staff-words/PagesPage.tsx'),
  HomeEditor: () => import('./HomeEditor.tsx'),
  ParkPage: () => import('../features/staff-park/ParkPage.tsx'),
  PricesEditorPage: () => import('../features/staff-prices/PricesEditorPage.tsx'),
  PeoplePage: () => import('../features/staff-people/PeoplePage.tsx'),
  PicturesPage: () => import('../features/staff-pictures/PicturesPage.tsx'),
  SeasonPage: () => import('../features/staff-season/SeasonPage.tsx'),
  SetupPage: () => import('../features/staff-setup/SetupPage.tsx'),
  StaffFrame: () => import('./shell/StaffFrame.tsx'),
  TakingsPage: () => import('../features/staff-takings/TakingsPage.tsx'),
  TodayPage: () => import('../features/staff-desk/TodayPage.tsx'),
  TracksEditorPage: () => import('../features/staff-tracks/TracksEditorPage.tsx'),
  WordsEditorPage: () => import('../features/staff-words/WordsEditorPage.tsx'),
} as const;

export type StaffPageName = Exclude<keyof typeof staffPages, 'StaffFrame'>;
