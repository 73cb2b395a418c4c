import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { Guard } from './auth/Guard.tsx';
import { PlaceholderPage } from './info/PlaceholderPage.tsx';
import { paths } from './paths.ts';
import { Layout } from './shell/Layout.tsx';

const HomePage = lazy(() => import('./home/HomePage.tsx'));
// Pages that talk to the server travel on their own, so that the public ones stay light.
const DataScope = lazy(() => import('./shell/DataScope.tsx'));
const LoginPage = lazy(() => import('./auth/LoginPage.tsx'));
const SignupPage = lazy(() => import('./auth/SignupPage.tsx'));
const ForgotPage = lazy(() => import('./auth/ForgotPage.tsx'));
const ResetPage = lazy(() => import('./auth/ResetPage.tsx'));
const BookingsPage = lazy(() => import('./staff/desk/BookingsPage.tsx'));
const AccountPage = lazy(() => import('./account/AccountPage.tsx'));
const TracksPage = lazy(async () => {
  const [page] = await Promise.all([
    import('./planner/TracksPage.tsx'),
    import('virtual:placeholders/obstacles.css'),
  ]);
  return page;
});
const EditPage = lazy(() => import('./staff/edit/EditPage.tsx'));
const TakingsPage = lazy(() => import('./staff/takings/TakingsPage.tsx'));
const PlannerPage = lazy(() => import('./planner/PlannerPage.tsx'));

/** Every route of SPEC.md §2. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: paths.home, element: <HomePage /> },
      { path: paths.bar, element: <PlaceholderPage name="bar" /> },
      { path: paths.events, element: <PlaceholderPage name="events" /> },
      { path: paths.contact, element: <PlaceholderPage name="contact" /> },
      { path: paths.prices, element: <PlaceholderPage name="prices" /> },
      { path: paths.location, element: <PlaceholderPage name="location" /> },
      { path: paths.features, element: <PlaceholderPage name="features" /> },
      { path: paths.privacy, element: <PlaceholderPage name="privacy" /> },
      { path: paths.terms, element: <PlaceholderPage name="terms" /> },
      {
        element: <DataScope />,
        children: [
          { path: paths.login, element: <LoginPage /> },
          { path: paths.signup, element: <SignupPage /> },
          { path: paths.forgot, element: <ForgotPage /> },
          { path: paths.reset, element: <ResetPage /> },
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
            path: paths.edit,
            element: (
              <Guard action="page.edit">
                <EditPage />
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
                <PlaceholderPage name="history" />
              </Guard>
            ),
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
];
