import { paths } from '@cablepark/contract/paths';
import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import { moveRidePage } from '@cablepark/contract/rides/own-moves';
import { lazy } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import Guard from '../session/Guard.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import { innerPages, type StaffEntry, staffGroups } from './staffPages.ts';

const BoardPage = lazy(() => import('../features/board/BoardPage.tsx'));
const MailedBookingPage = lazy(() => import('../features/auth/mailed-booking/MailedBookingPage.tsx'));
const MoveRidePage = lazy(() => import('../features/account/moving/MoveRidePage.tsx'));
const UnsubscribePage = lazy(() => import('../features/auth/UnsubscribePage.tsx'));

/** The pages of the staff, each for those alone who may do its action; and those that others come to: the board, what mails lead to, and where a ride moves. */
export const staffRoutes: RouteObject[] = [
  ...[...staffGroups.flatMap(({ entries }) => entries), ...innerPages].map(guarded),
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

/** The frame loads together with a page, so that neither shows without the other. */
function guarded({ to, action, page: load }: Pick<StaffEntry, 'to' | 'action' | 'page'>): RouteObject {
  const Page = lazy(async () => {
    const [page] = await Promise.all([load(), import('./shell/StaffFrame.tsx')]);
    return page;
  });
  return {
    path: to,
    element: (
      <Guard action={action}>
        <Page />
      </Guard>
    ),
  };
}
