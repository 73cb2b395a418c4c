import { paths } from '@cablepark/contract/paths';
import { lazy, type ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { legalTexts } from '../features/info/legal.texts.ts';
import { infoTexts } from '../i18n/pages/info.texts.ts';
import { riderTexts } from '../i18n/pages/rider.texts.ts';
import { lazyPage } from './lazyPage.tsx';
import { Layout } from './shell/Layout.tsx';
import { OpenGate } from './shell/OpenGate.tsx';

const HomePage = lazyPage(() => import('../features/home/HomePage.tsx'));
const AccessibilityPage = lazyPage(() => import('../features/info/AccessibilityPage.tsx'), infoTexts);
const BarPage = lazyPage(() => import('../features/info/BarPage.tsx'), infoTexts);
const ContactPage = lazyPage(() => import('../features/info/ContactPage.tsx'), infoTexts);
const FeaturesPage = lazyPage(() => import('../features/info/FeaturesPage.tsx'), infoTexts);
const LegalPage = lazyPage(() => import('../features/info/LegalPage.tsx'), legalTexts);
const LocationPage = lazyPage(() => import('../features/info/LocationPage.tsx'), infoTexts);
const PricesPage = lazyPage(() => import('../features/info/PricesPage.tsx'), infoTexts);
const EventsPage = lazyPage(() => import('../features/events/EventsPage.tsx'), infoTexts);
const EventPage = lazyPage(() => import('../features/events/EventPage.tsx'), infoTexts);
// Pages that talk to the server are lazy, so that the public ones stay light.
const Guard = lazyPage(() => import('../session/Guard.tsx'));
const DataScope = lazyPage(() => import('./shell/DataScope.tsx'), riderTexts);
const LoginPage = authPage('LoginPage');
const SignupPage = authPage('SignupPage');
const ForgotPage = authPage('ForgotPage');
const ResetPage = authPage('ResetPage');
const FirstAdminPage = lazy(() => import('../features/auth/FirstAdminPage.tsx'));
const AccountPage = lazy(() => import('../features/account/AccountPage.tsx'));
const OwnDataPage = lazy(() => import('../features/account/own-data/OwnDataPage.tsx'));
const PassesPage = lazy(() => import('../features/account/passes/PassesPage.tsx'));
const PresentPage = lazy(() => import('../features/account/passes/PresentPage.tsx'));
const WithdrawalPage = lazy(() => import('../features/account/withdrawals/WithdrawalPage.tsx'));
const PayPage = lazy(() => import('../features/pay/PayPage.tsx'));
const CheckoutPage = lazy(() => import('../features/pay/CheckoutPage.tsx'));
const ConfirmEmailPage = lazy(() => import('../features/auth/ConfirmEmailPage.tsx'));
const TracksPage = lazyPage(async () => {
  const [page] = await Promise.all([
    import('../features/planner/TracksPage.tsx'),
    import('virtual:placeholders/obstacles.css'),
  ]);
  return page;
});
const RareRoutes = lazy(() => import('./RareRoutes.tsx'));
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
          { path: paths.accessibility, element: <AccessibilityPage /> },
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
              { path: `${paths.events}/:eventId`, element: <EventPage /> },
              { path: paths.planner, element: <TracksPage /> },
              { path: `${paths.planner}/:assetId`, element: <PlannerPage /> },
            ],
          },
          guarded(paths.account, <AccountPage />),
          guarded(paths.ownData, <OwnDataPage />),
          guarded(paths.ownPasses, <PassesPage />),
          // Its receiver looks at a gift before logging in.
          { path: paths.present, element: <PresentPage /> },
          guarded(paths.withdrawal, <WithdrawalPage />),
          guarded(paths.pay, <PayPage />),
          guarded(`${paths.pay}/:checkout`, <CheckoutPage />),
          // The rest is for staff, or unknown: those routes are rare and can load later.
          { path: '*', element: <RareRoutes /> },
        ],
      },
    ],
  },
];

/** Guards a page for everybody who is logged in. */
function guarded(path: string, page: ReactElement): RouteObject {
  return { path, element: <Guard>{page}</Guard> };
}

function authPage(name: 'ForgotPage' | 'LoginPage' | 'ResetPage' | 'SignupPage') {
  return lazy(async () => ({ default: (await import('../features/auth/pages.ts'))[name] }));
}
