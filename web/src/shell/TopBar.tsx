import { NavLink } from 'react-router';
import { useAuth } from '../auth/AuthProvider.tsx';
import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { MenuIcon, UserIcon } from '../ui/icons.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Logo } from './Logo.tsx';
import { accountEntry, deskEntries, type MenuEntry, publicEntries, staffEntries } from './menu.ts';
import { PlannerMenu } from './PlannerMenu.tsx';
import styles from './TopBar.module.css';

/** On phones the name and the language; on tablets the chief entries and a menu of the rest; on desktops every entry. */
export function TopBar({ onMore, menuOpen }: { onMore: () => void; menuOpen: boolean }) {
  const t = useFrameTexts().shell;
  const role = useAuth().user?.role ?? null;
  const { features } = usePark();
  const account = accountEntry(role);
  const { home, bar, events, contact, location, prices } = publicEntries;
  const link = (entry: MenuEntry, chief = false) => (
    <li key={entry.to} className={chief ? styles.chief : styles.other}>
      <NavLink className={classes(styles.link)} to={entry.to} end={entry.to === '/'}>
        {t[entry.label]}
      </NavLink>
    </li>
  );

  return (
    <header className={classes(styles.bar, deskEntries(role, features).length > 0 && styles.staff)}>
      <div className={styles.inner}>
        <Logo />
        <nav className={styles.nav} aria-label={t.mainMenu}>
          <ul className={styles.list}>
            {link(home)}
            {link(bar)}
            <li className={styles.chief}>
              <PlannerMenu />
            </li>
            {staffEntries(role).map((entry) =>
              link(entry, entry.to === paths.bookings || entry.to === paths.today),
            )}
            {link(events)}
            {link(contact)}
            {link(location)}
            {link(prices, role === null || role === 'User')}
          </ul>
          <NavLink className={classes(styles.account)} to={account.to}>
            <UserIcon />
            {t[account.label]}
          </NavLink>
        </nav>
        <LanguageToggle />
        <button
          type="button"
          className={styles.more}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          aria-label={t.more}
          onClick={onMore}
        >
          <MenuIcon />
          <span className={styles.moreText}>{t.more}</span>
        </button>
      </div>
    </header>
  );
}
