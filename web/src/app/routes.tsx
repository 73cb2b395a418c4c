import { paths } from '@cablepark/contract/paths';
import type { Action } from '@cablepark/domain/accounts/permissions';
import { lazy, type ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { legalTexts } from '../features/info/legal.texts.ts';
import { infoTexts } from '../i18n/info.texts.ts';
import { riderTexts } from '../i18n/rider.texts.ts';
import { lazyPage } from './lazyPage.tsx';
import { loadStaffPages } from './loadStaffPages.ts';
import { Layout } from './shell/Layout.tsx';
import { OpenGate } from './shell/OpenGate.tsx';
import type { StaffPageName } from './staffPages.ts';

const HomePage = lazyPage(() => import('../features/home/HomePage.tsx'));
const BarPage = lazyPage(() => import('../features/info/BarPage.tsx'), infoTexts);
const ContactPage = lazyPage(() => import('../features/info/ContactPage.tsx'), infoTexts);
const FeaturesPage = lazyPage(() => import('../features/info/FeaturesPage.tsx'), infoTexts);
const LegalPage = lazyPage(() => import('../features/info/LegalPage.tsx'), legalTexts);
const LocationPage = lazyPage(() => import('../features/info/LocationPage.tsx'), infoTexts);
const PricesPage = lazyPage(() => import('../features/info/PricesPage.tsx'), infoTexts);
const EventsPage = lazyPage(() => import('../features/events/EventsPage.tsx'), infoTexts);
// Pages that talk to the server travel on their own, so that the public ones stay light.
const Guard = lazyPage(() => import('../session/Guard.tsx'));
const DataScope = lazyPage(() => import('./shell/DataScope.tsx'), riderTexts);
const LoginPage = authPage('LoginPage');
const SignupPage = authPage('SignupPage');
const ForgotPage = authPage('ForgotPage');
const ResetPage = authPage('ResetPage');
const FirstAdminPage = lazy(() => import('../features/auth/FirstAdminPage.tsx'));
const LooksPage = staffPage('LooksPage');
const SetupPage = staffPage('SetupPage');
const BookingsPage = staffPage('BookingsPage');
const TodayPage = staffPage('TodayPage');
const HistoryPage = staffPage('HistoryPage');
const AccountPage = lazy(() => import('../features/account/AccountPage.tsx'));
const OwnDataPage = lazy(() => import('../features/account/own-data/OwnDataPage.tsx'));
const ConfirmEmailPage = lazy(() => import('../features/auth/ConfirmEmailPage.tsx'));
const TracksPage = lazyPage(async () => {
  const [page] = await Promise.all([
    import('../features/planner/TracksPage.tsx'),
    import('virtual:placeholders/obstacles.css'),
  ]);
  return page;
});
const EditPage = staffPage('EditPage');
const AuditPage = staffPage('AuditPage');
const EventsEditorPage = staffPage('EventsEditorPage');
const HomeEditor = staffPage('HomeEditor');
const ParkPage = staffPage('ParkPage');
const PagesPage = staffPage('PagesPage');
const WordsEditorPage = staffPage('WordsEditorPage');
const PricesEditorPage = staffPage('PricesEditorPage');
const PeoplePage = staffPage('PeoplePage');
const PicturesPage = staffPage('PicturesPage');
const SeasonPage = staffPage('SeasonPage');
const TracksEditorPage = staffPage('TracksEditorPage');
const TakingsPage = staffPage('TakingsPage');
const PlannerPage = lazyPage(() => import('../features/planner/PlannerPage.tsx'));

/** Every route of SPEC.md §2. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {
        element: <OpenGate />,
        children: [
          { path: paths.home, element: <HomePage /> },
          { path: paths.bar, element: <BarPage /> },
          { path: paths.contact, element: <ContactPage /> },
          { path: paths.prices, element: <PricesPage /> },
          { path: paths.location, element: <LocationPage /> },
          { path: paths.features, element: <FeaturesPage /> },
        ],
      },
      { path: paths.privacy, element: <LegalPage text="privacy" /> },
      { path: paths.terms, element: <LegalPage text="terms" /> },
      {
        element: <DataScope />,
        children: [
          { path: paths.login, element: <LoginPage /> },
          { path: paths.forgot, element: <ForgotPage /> },
          { path: paths.reset, element: <ResetPage /> },
          { path: paths.confirmEmail, element: <ConfirmEmailPage /> },
          { path: paths.firstAdmin, element: <FirstAdminPage /> },
          {
            element: <OpenGate />,
            children: [
              { path: paths.signup, element: <SignupPage /> },
              { path: paths.events, element: <EventsPage /> },
              { path: paths.planner, element: <TracksPage /> },
              { path: `${paths.planner}/:assetId`, element: <PlannerPage /> },
            ],
          },
          guarded(paths.account, <AccountPage />),
          guarded(paths.ownData, <OwnDataPage />),
          guarded(paths.bookings, <BookingsPage />, 'page.bookings'),
          guarded(paths.today, <TodayPage />, 'page.bookings'),
          guarded(paths.edit, <EditPage />, 'page.edit'),
          guarded(paths.pictures, <PicturesPage />, 'content.edit'),
          guarded(paths.season, <SeasonPage />, 'season.read'),
          guarded(paths.eventsEditor, <EventsEditorPage />, 'event.edit'),
          guarded(paths.tracksEditor, <TracksEditorPage />, 'track.edit'),
          guarded(paths.people, <PeoplePage />, 'user.editAny'),
          guarded(paths.audit, <AuditPage />, 'audit.read'),
          guarded(paths.pricesEditor, <PricesEditorPage />, 'content.edit'),
          guarded(paths.park, <ParkPage />, 'park.edit'),
          guarded(paths.looks, <LooksPage />, 'content.edit'),
          guarded(paths.pagesEditor, <PagesPage />, 'content.edit'),
          guarded(`${paths.pagesEditor}/:name`, <WordsEditorPage />, 'content.edit'),
          guarded(paths.homeEditor, <HomeEditor />, 'content.edit'),
          guarded(paths.setup, <SetupPage />, 'park.edit'),
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
  return lazy(async () => ({ default: (await import('../features/auth/pages.ts'))[name] }));
}

/** The frame comes along, so that it never stands there without its page, or the page without it. */
function staffPage(name: StaffPageName) {
  return lazy(async () => {
    const pages = await loadStaffPages();
    const [page] = await Promise.all([pages[name](), pages.StaffFrame()]);
    return page;
  });
}
