import type { Role } from '@cablepark/domain/accounts/permissions';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConsentedAnalytics } from '../../consent/ConsentedAnalytics.tsx';
import { CookieBanner } from '../../consent/CookieBanner.tsx';
import { UnreachedBar } from '../../features/auth/UnreachedBar.tsx';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { useRouteFocus } from '../../page/useRouteFocus.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { classes } from '../../ui/classes.ts';
import { ErrorBoundary } from '../../ui/status/ErrorBoundary.tsx';
import { LateToasts } from '../../ui/status/LateToasts.tsx';
import { Loading } from '../../ui/status/Loading.tsx';
import { OfflineBar } from '../../ui/status/OfflineBar.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { lazyPage } from '../lazyPage.tsx';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { MenuSheet } from './MenuSheet.tsx';
import { StaffNotices } from './StaffNotices.tsx';
import { useStaffPlace } from './staffPlace.ts';
import { TabBar } from './TabBar.tsx';
import { TopBar } from './TopBar.tsx';
import { useIsShut } from './useIsShut.ts';
import { useMenu } from './useMenu.ts';

/** Loads with the staff's pages; if both fail, the page shows the error. */
const StaffFrame = lazyPage<{ role: Role }>(() =>
  import('./StaffFrame.tsx').catch(() => ({ default: () => null })),
);

const Kept = lazyExtra(() => import('../Kept.tsx'));

/** The frame of every route: bars, content, footer. */
export function Layout() {
  const t = useFrameTexts().shell;
  const { pathname } = useLocation();
  const menu = useMenu();
  const staff = useStaffPlace();
  const isShut = useIsShut();
  const shut = isShut && !staff;
  const { user } = useAuth();
  const isInstalled = useMedia('(display-mode: standalone)');
  useRouteFocus();

  return (
    <div className={classes(styles.layout, shut && styles.bare)} data-place={staff ? 'staff' : undefined}>
      <a className={styles.skip} href="#main">
        {t.skipToContent}
      </a>
      {staff ? (
        <Suspense>
          <StaffFrame role={staff} />
        </Suspense>
      ) : (
        <TopBar menu={menu} bare={shut} />
      )}
      <StaffNotices />
      {!staff && <CookieBanner />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer bare={shut} />
      {!shut && !staff && (
        <>
          <TabBar menu={menu} />
          <MenuSheet menu={menu} />
        </>
      )}
      <OfflineBar />
      <UnreachedBar />
      <LateToasts />
      <ConsentedAnalytics />
      {(isInstalled || user) && (
        <Suspense>
          <Kept isInstalled={isInstalled} />
        </Suspense>
      )}
    </div>
  );
}
