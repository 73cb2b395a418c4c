import { lazy } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { StaffSearch } from '../features/staff-riders/search/StaffSearch.tsx';
import Guard from '../session/Guard.tsx';
import type { Elements } from '../ui/elements.ts';
import { innerPages, staffGroups } from './staffPages.ts';

/** The staff's pages, each behind its guard. */
export const staffRoutes: RouteObject[] = [
  ...staffGroups.flatMap(({ entries }) => entries),
  ...innerPages,
].map(({ to, action, page }) => {
  const Page = lazy(page);
  return {
    path: to,
    element: (
      <Guard action={action}>
        <Page />
      </Guard>
    ),
  };
});

/** The staff page of the address. @param children shown at an unknown address */
export function StaffRoutes({ children }: { children: Elements }) {
  const page = useRoutes([...staffRoutes, { path: '*', element: children }]);
  return (
    <>
      {page}
      <StaffSearch />
    </>
  );
}
