import { mergePage } from '@cablepark/contract/accounts/merge-page';
import { friendsPage } from '@cablepark/contract/friends/friends';
import { groupPage, mailedGroupPage } from '@cablepark/contract/groups/group-pages';
import { paths } from '@cablepark/contract/paths';
import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import { moveRidePage } from '@cablepark/contract/rides/own-moves';
import { mailedOfferPage } from '@cablepark/contract/standby/standby';
import { lazy } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import Guard from '../session/Guard.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import { isStaffPath } from './shell/staffPlace.ts';

const BoardPage = lazy(() => import('../features/board/BoardPage.tsx'));
const FriendsPage = lazy(() => import('../features/auth/friends/FriendsPage.tsx'));
const GroupPage = lazy(() => import('../features/auth/group/GroupPage.tsx'));
const MailedGroupPage = lazy(() => import('../features/auth/group/MailedGroupPage.tsx'));
const MailedBookingPage = lazy(() => import('../features/auth/mailed-booking/MailedBookingPage.tsx'));
const MailedOfferPage = lazy(() => import('../features/auth/standby/MailedOfferPage.tsx'));
const MailedMergePage = lazy(() => import('../features/auth/merge/MailedMergePage.tsx'));
const MoveRidePage = lazy(() => import('../features/account/moving/MoveRidePage.tsx'));
const UnsubscribePage = lazy(() => import('../features/auth/UnsubscribePage.tsx'));
/** In the file of their frame, so that neither appears without the other. */
const StaffRoutes = lazy(async () => ({ default: (await import('./shell/StaffFrame.tsx')).StaffRoutes }));

/** Pages that few visitors open: the board, pages of mails, the move of a ride, and the staff's. */
export const rareRoutes: RouteObject[] = [
  { path: `${paths.board}/:track?`, element: <BoardPage /> },
  { path: friendsPage, element: <FriendsPage /> },
  { path: groupPage, element: <GroupPage /> },
  { path: mailedGroupPage, element: <MailedGroupPage /> },
  { path: mergePage, element: <MailedMergePage /> },
  { path: mailedBookingPage, element: <MailedBookingPage /> },
  { path: mailedOfferPage, element: <MailedOfferPage /> },
  {
    path: moveRidePage,
    element: (
      <Guard>
        <MoveRidePage />
      </Guard>
    ),
  },
  { path: paths.unsubscribe, element: <UnsubscribePage /> },
  { path: '*', element: <OtherPage /> },
];

/** The pages' names load with the first of them, not with every page of the site. */
export default function RareRoutes() {
  return useRoutes(rareRoutes);
}

function OtherPage() {
  const noSuchPage = <NoSuchPage />;
  return isStaffPath(useLocation().pathname) ? <StaffRoutes>{noSuchPage}</StaffRoutes> : noSuchPage;
}
