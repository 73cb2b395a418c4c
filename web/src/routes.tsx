import type { Action } from '@cablepark/domain/roles';
import { lazy, type ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { homeTexts } from './home/home.texts.ts';
import { riderTexts } from './i18n/rider.texts.ts';
import { infoTexts } from './info/info.texts.ts';
import { legalTexts } from './info/legal.texts.ts';
import { lazyPage } from './lazyPage.tsx';
import { paths } from './paths.ts';
import { Layout } from './shell/Layout.tsx';

const HomePage = lazyPage(() => import('./home/HomePage.tsx'), homeTexts);
const BarPage = lazyPage(() => import('./info/BarPage.tsx'), infoTexts);
const ContactPage = lazyPage(() => import('./info/ContactPage.tsx'), infoTexts);
const FeaturesPage = lazyPage(() => import('./info/FeaturesPage.tsx'), infoTexts);
const LegalPage = lazyPage(() => import('./info/LegalPage.tsx'), legalTexts);
const LocationPage = lazyPage(() => import('./info/LocationPage.tsx'), infoTexts);
const PricesPage = lazyPage(() => import('./info/PricesPage.tsx'), infoTexts);
const EventsPage = lazyPage(() => import('./info/events/EventsPage.tsx'), infoTexts);
// Pages that talk to the server travel on their own, so that the public ones stay light.
const Guard = lazyPage(() => import('./auth/Guard.tsx'));
const DataScope = lazyPage(() => import('./shell/DataScope.tsx'), riderTexts);
const LoginPage = authPage('LoginPage');
const SignupPage = authPage('SignupPage');
const ForgotPage = authPage('ForgotPage');
const ResetPage = authPage('ResetPage');
const BookingsPage = lazy(() => import('./staff/desk/BookingsPage.tsx'));
const TodayPage = lazy(() => import('./staff/desk/TodayPage.tsx'));
const HistoryPage = lazy(() => import('./staff/desk/HistoryPage.tsx'));
const AccountPage = lazy(() => import('./account/AccountPage.tsx'));
const TracksPage = lazyPage(async () => {
  const [page] = await Promise.all([
    import('./planner/TracksPage.tsx'),
    import('virtual:placeholders/obstacles.css'),
  ]);
  return page;
});
const EditPage = lazy(() => import('./staff/edit/EditPage.tsx'));
const AuditPage = lazy(() => import('./staff/audit/AuditPage.tsx'));
const EventsEditorPage = lazy(() => import('./staff/events/EventsEditorPage.tsx'));
const ParkPage = lazy(() => import('./staff/park/ParkPage.tsx'));
const PeoplePage = lazy(() => import('./staff/people/PeoplePage.tsx'));
const TakingsPage = lazy(() => import('./staff/takings/TakingsPage.tsx'));
const PlannerPage = lazyPage(() => import('./planner/PlannerPage.tsx'));

/** Every route of SPEC.md §2. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: paths.home, element: <HomePage /> },
      { path: paths.bar, element: <BarPage /> },
      { path: paths.contact, element: <ContactPage /> },
      { path: paths.prices, element: <PricesPage /> },
      { path: paths.location, element: <LocationPage /> },
      { path: paths.features, element: <FeaturesPage /> },
      { path: paths.privacy, element: <LegalPage text="privacy" /> },
      { path: paths.terms, element: <LegalPage text="terms" /> },
      {
        element: <DataScope />,
        children: [
          { path: paths.login, element: <LoginPage /> },
          { path: paths.signup, element: <SignupPage /> },
          { path: paths.forgot, element: <ForgotPage /> },
          { path: paths.reset, element: <ResetPage /> },
          { path: paths.events, element: <EventsPage /> },
          { path: paths.planner, element: <TracksPage /> },
          { path: `${paths.planner}/:assetId`, element: <PlannerPage /> },
          guarded(paths.account, <AccountPage />),
          guarded(paths.bookings, <BookingsPage />, 'page.bookings'),
          guarded(paths.today, <TodayPage />, 'page.bookings'),
          guarded(paths.edit, <EditPage />, 'page.edit'),
          guarded(paths.eventsEditor, <EventsEditorPage />, 'event.edit'),
          guarded(paths.people, <PeoplePage />, 'user.editAny'),
          guarded(paths.audit, <AuditPage />, 'audit.read'),
          guarded(paths.park, <ParkPage />, 'park.edit'),
          guarded(paths.takings, <TakingsPage />, 'takings.read'),
          guarded(paths.history, <HistoryPage />, 'page.history'),
        ],
      },
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
];

/** A page for everybody who is logged in, or for those alone who may do `action`. */
function guarded(path: string, page: ReactNode, action?: Action): RouteObject {
  return { path, element: <Guard {...(action && { action })}>{page}</Guard> };
}

function authPage(name: 'ForgotPage' | 'LoginPage' | 'ResetPage' | 'SignupPage') {
  return lazy(async () => ({ default: (await import('./auth/pages.ts'))[name] }));
}
