import { paths } from '@cablepark/contract/paths';
import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import { moveRidePage } from '@cablepark/contract/rides/own-moves';
import type { Action } from '@cablepark/domain/accounts/permissions';
import { type ComponentType, lazy } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import Guard from '../session/Guard.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';

const BoardPage = lazy(() => import('../features/board/BoardPage.tsx'));
const MailedBookingPage = lazy(() => import('../features/auth/mailed-booking/MailedBookingPage.tsx'));
const MoveRidePage = lazy(() => import('../features/account/moving/MoveRidePage.tsx'));
const UnsubscribePage = lazy(() => import('../features/auth/UnsubscribePage.tsx'));

/** The pages of the staff, each for those alone who may do its action; and those that others come to: the board, what mails lead to, and where a ride moves. */
export const staffRoutes: RouteObject[] = [
  guarded(paths.bookings, 'page.bookings', () => import('../features/staff-desk/bookings/BookingsPage.tsx')),
  guarded(paths.today, 'page.bookings', () => import('../features/staff-desk/today/TodayPage.tsx')),
  guarded(paths.edit, 'page.edit', () => import('../features/staff-slots/EditPage.tsx')),
  guarded(paths.pictures, 'content.edit', () => import('../features/staff-pictures/PicturesPage.tsx')),
  guarded(paths.season, 'season.read', () => import('../features/staff-season/SeasonPage.tsx')),
  guarded(paths.eventsEditor, 'event.edit', () => import('../features/staff-events/EventsEditorPage.tsx')),
  guarded(paths.tracksEditor, 'track.edit', () => import('../features/staff-tracks/TracksEditorPage.tsx')),
  guarded(paths.people, 'user.editAny', () => import('../features/staff-people/PeoplePage.tsx')),
  guarded(paths.passes, 'pass.sell', () => import('../features/staff-desk/passes/PassesDeskPage.tsx')),
  guarded(paths.messages, 'message.read', () => import('../features/staff-messages/MessagesPage.tsx')),
  guarded(paths.mailTexts, 'content.edit', () => import('../features/staff-messages/MailTextsPage.tsx')),
  guarded(paths.audit, 'audit.read', () => import('../features/staff-audit/AuditPage.tsx')),
  guarded(paths.pricesEditor, 'content.edit', () => import('../features/staff-prices/PricesEditorPage.tsx')),
  guarded(paths.park, 'park.edit', () => import('../features/staff-park/ParkPage.tsx')),
  guarded(paths.looks, 'content.edit', () => import('../features/staff-looks/LooksPage.tsx')),
  guarded(paths.pagesEditor, 'content.edit', () => import('../features/staff-words/PagesPage.tsx')),
  guarded(
    `${paths.pagesEditor}/:name`,
    'content.edit',
    () => import('../features/staff-words/WordsEditorPage.tsx'),
  ),
  guarded(paths.homeEditor, 'content.edit', () => import('./HomeEditor.tsx')),
  guarded(paths.setup, 'park.edit', () => import('../features/staff-setup/SetupPage.tsx')),
  guarded(paths.takings, 'takings.read', () => import('../features/staff-takings/TakingsPage.tsx')),
  guarded(paths.holding, 'slot.cancelAny', () => import('../features/staff-desk/holding/HoldingPage.tsx')),
  guarded(paths.history, 'page.history', () => import('../features/staff-desk/history/HistoryPage.tsx')),
  { path: `${paths.board}/:track?`, element: <BoardPage /> },
  { path: mailedBookingPage, element: <MailedBookingPage /> },
  {
    path: moveRidePage,
    element: (
      <Guard>
        <MoveRidePage />
      </Guard>
    ),
  },
  { path: paths.unsubscribe, element: <UnsubscribePage /> },
  { path: '*', element: <NoSuchPage /> },
];

/** A page of the staff by the rest of the address: their many names travel with the first of them, not with every page of the site. */
export default function StaffRoutes() {
  return useRoutes(staffRoutes);
}

/** The frame comes along with a page, so that it never stands there without its page, or the page without it. */
function guarded(path: string, action: Action, load: () => Promise<{ default: ComponentType }>): RouteObject {
  const Page = lazy(async () => {
    const [page] = await Promise.all([load(), import('./shell/StaffFrame.tsx')]);
    return page;
  });
  return {
    path,
    element: (
      <Guard action={action}>
        <Page />
      </Guard>
    ),
  };
}
