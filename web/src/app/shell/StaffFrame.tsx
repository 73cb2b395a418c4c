import { paths } from '@cablepark/contract/paths';
import { may, type Role } from '@cablepark/domain/accounts/permissions';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { searchDoor } from '../../staff/searchDoor.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Logo } from './Logo.tsx';
import styles from './StaffFrame.module.css';
import { StaffTabs } from './StaffTabs.tsx';
import { StaffTree } from './StaffTree.tsx';
import { SearchIcon } from './staffIcons.tsx';
import { staffMenu } from './staffMenu.ts';
import { useLongName } from './useLongName.ts';
import { useMenu } from './useMenu.ts';
import { useMenuHeight } from './useMenuHeight.ts';

export { StaffRoutes } from '../StaffRoutes.tsx';

/**
 * Replaces the public bars on the staff's pages: their menu and the way back to the site. It is at the side of a desktop, at the top of a tablet,
 * at the bottom of a phone.
 */
export default function StaffFrame({ role }: { role: Role }) {
  const t = useStaffTexts().menu;
  const { features } = usePark();
  const groups = useMemo(() => staffMenu(role, features), [role, features]);
  const canSearch = features.includes('riders') && may(role, 'rider.read');
  const menu = useMenu();
  const nav = useRef<HTMLElement>(null);
  useMenuHeight(nav);
  return (
    <>
      <div className={styles.frame} data-frame="staff">
        <header className={styles.head} {...useLongName()}>
          <Logo />
          <span className={styles.place}>{t.title}</span>
          <SiteLinks className={styles.siteAbove} />
          {canSearch && <SearchButton className={styles.searchAbove} />}
          <LanguageToggle />
        </header>
        <nav ref={nav} className={styles.nav} aria-label={t.title}>
          {canSearch && <SearchButton className={styles.searchBeside} />}
          <StaffTree groups={groups} />
        </nav>
        <SiteLinks className={styles.siteBelow} />
      </div>
      <StaffTabs groups={groups} menu={menu} />
      <Dialog open={menu.isOpen} onClose={menu.close} title={t.title} shape="sheet">
        <div className={styles.sheet}>
          <nav aria-label={t.all}>
            <StaffTree groups={groups} />
          </nav>
          <SiteLinks className={styles.siteInSheet} />
        </div>
      </Dialog>
    </>
  );
}

/** Opens the search; `/` does, too. */
function SearchButton({ className }: { className: string | undefined }) {
  const t = useStaffTexts().menu;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onClick={searchDoor.open}
    >
      <SearchIcon />
      <span>{t.search}</span>
      <kbd>/</kbd>
    </button>
  );
}

/** Links back to the public site. */
function SiteLinks({ className }: { className: string | undefined }) {
  const t = useStaffTexts().menu;
  const { shell } = useFrameTexts();
  return (
    <nav className={className} aria-label={t.site}>
      <Link to={paths.home}>{t.site}</Link>
      <Link to={paths.planner}>{shell.book}</Link>
      <Link to={paths.account}>{shell.myAccount}</Link>
    </nav>
  );
}
