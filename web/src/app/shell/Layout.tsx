import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConsentedAnalytics } from '../../consent/ConsentedAnalytics.tsx';
import { CookieBanner } from '../../consent/CookieBanner.tsx';
import { UnreachedBar } from '../../features/auth/UnreachedBar.tsx';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { useRouteFocus } from '../../page/useRouteFocus.ts';
import { classes } from '../../ui/classes.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LateToasts } from '../../ui/LateToasts.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { OfflineBar } from '../../ui/OfflineBar.tsx';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { MenuSheet } from './MenuSheet.tsx';
import { StaffNotices } from './StaffNotices.tsx';
import { TabBar } from './TabBar.tsx';
import { TopBar } from './TopBar.tsx';
import { useIsShut } from './useIsShut.ts';

/** The frame of every route: bars, content, footer. */
export function Layout() {
  const t = useFrameTexts().shell;
  const { key, pathname } = useLocation();
  // The menu belongs to the place where it was opened: going anywhere closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === key;
  const openMenu = () => setMenuAt(key);
  const shut = useIsShut();
  useRouteFocus();

  return (
    <div className={classes(styles.layout, shut && styles.bare)}>
      <a className={styles.skip} href="#main">
        {t.skipToContent}
      </a>
      <CookieBanner />
      <TopBar onMore={openMenu} menuOpen={menuOpen} bare={shut} />
      <StaffNotices />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer bare={shut} />
      {!shut && (
        <>
          <TabBar onMore={openMenu} menuOpen={menuOpen} />
          <MenuSheet open={menuOpen} onClose={() => setMenuAt(null)} />
        </>
      )}
      <OfflineBar />
      <UnreachedBar />
      <LateToasts />
      <ConsentedAnalytics />
    </div>
  );
}
