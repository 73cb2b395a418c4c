import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { Guard } from './auth/Guard.tsx';
import { paths } from './paths.ts';
import { Layout } from './shell/Layout.tsx';

const HomePage = lazy(() => import('./home/HomePage.tsx'));
const BarPage = lazy(() => import('./info/BarPage.tsx'));
const ContactPage = lazy(() => import('./info/ContactPage.tsx'));
const FeaturesPage = lazy(() => import('./info/FeaturesPage.tsx'));
const LegalPage = lazy(() => import('./info/LegalPage.tsx'));
const LocationPage = lazy(() => import('./info/LocationPage.tsx'));
const PricesPage = lazy(() => import('./info/PricesPage.tsx'));
const EventsPage = lazy(() => import('./info/events/EventsPage.tsx'));
// Pages that talk to the server travel on their own, so that the public ones stay light.
const DataScope = lazy(() => import('./shell/DataScope.tsx'));
const LoginPage = lazy(() => import('./auth/LoginPage.tsx'));
const SignupPage = lazy(() => import('./auth/SignupPage.tsx'));
const ForgotPage = lazy(() => import('./auth/ForgotPage.tsx'));
const ResetPage = lazy(() => import('./auth/ResetPage.tsx'));
const BookingsPage = lazy(() => import('./staff/desk/BookingsPage.tsx'));
const TodayPage = lazy(() => import('./staff/desk/TodayPage.tsx'));
const HistoryPage = lazy(() => import('./staff/desk/HistoryPage.tsx'));
const AccountPage = lazy(() => import('./account/AccountPage.tsx'));
const TracksPage = lazy(async () => {
  const [page] = await Promise.all([
    import('./planner/TracksPage.tsx'),
    import('virtual:placeholders/obstacles.css'),
  ]);
  return page;
});
const EditPage = lazy(() => import('./staff/edit/EditPage.tsx'));
const EventsEditorPage = lazy(() => import('./staff/events/EventsEditorPage.tsx'));
const TakingsPage = lazy(() => import('./staff/takings/TakingsPage.tsx'));
const PlannerPage = lazy(() => import('./planner/PlannerPage.tsx'));

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
          {
            path: paths.account,
            element: (
              <Guard>
                <AccountPage />
              </Guard>
            ),
          },
          {
            path: paths.bookings,
            element: (
              <Guard action="page.bookings">
                <BookingsPage />
              </Guard>
            ),
          },
          {
            path: paths.today,
            element: (
              <Guard action="page.bookings">
                <TodayPage />
              </Guard>
            ),
          },
          {
            path: paths.edit,
            element: (
              <Guard action="page.edit">
                <EditPage />
              </Guard>
            ),
          },
          {
            path: paths.eventsEditor,
            element: (
              <Guard action="event.edit">
                <EventsEditorPage />
              </Guard>
            ),
          },
          {
            path: paths.takings,
            element: (
              <Guard action="takings.read">
                <TakingsPage />
              </Guard>
            ),
          },
          {
            path: paths.history,
            element: (
              <Guard action="page.history">
                <HistoryPage />
              </Guard>
            ),
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
];
