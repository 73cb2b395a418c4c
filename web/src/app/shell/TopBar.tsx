import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { NavLink } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { classes } from '../../ui/classes.ts';
import { MenuIcon, UserIcon } from '../../ui/icons.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Logo } from './Logo.tsx';
import { accountEntry, type MenuEntry, publicEntries, staffPages } from './menu.ts';
import { PlannerMenu } from './PlannerMenu.tsx';
import styles from './TopBar.module.css';
import {
  isAnybody,
  isLoggedIn,
  isPublic,
  isStaff,
  isVisitor,
  markFor,
  type Sees,
  useViewers,
} from './viewers.ts';

interface Standing {
  /** Whether a tablet's bar has room for it, too. */
  chief?: boolean;
  sees?: Sees;
}

/** On phones the name and the language; on tablets the chief entries and a menu of the rest; on desktops every entry. */
export function TopBar({ onMore, menuOpen }: { onMore: () => void; menuOpen: boolean }) {
  const t = useFrameTexts().shell;
  const viewers = useViewers();
  const { home, bar, events, contact, location, prices } = publicEntries;
  const link = (entry: MenuEntry, { chief = false, sees = isAnybody }: Standing = {}) => {
    const mark = markFor(viewers, sees);
    return (
      mark && (
        // Until the session is known, an entry may stand there twice: for some a chief one, for some not.
        <li key={`${entry.to} ${chief}`} className={chief ? styles.chief : styles.other} {...mark}>
          <NavLink className={classes(styles.link)} to={entry.to} end={entry.to === '/'}>
            {t[entry.label]}
          </NavLink>
        </li>
      )
    );
  };
  const account = (sees: Sees, { to, label }: MenuEntry) => {
    const mark = markFor(viewers, sees);
    return (
      mark && (
        <NavLink className={classes(styles.account)} to={to} {...mark}>
          <UserIcon />
          {t[label]}
        </NavLink>
      )
    );
  };

  return (
    <header
      className={classes(
        styles.bar,
        viewers.every(isStaff) && styles.staff,
        viewers.length > 1 && styles.unsure,
      )}
    >
      <div className={styles.inner}>
        <Logo />
        <nav className={styles.nav} aria-label={t.mainMenu}>
          <ul className={styles.list}>
            {link(home)}
            {link(bar)}
            <li className={styles.chief}>
              <PlannerMenu />
            </li>
            {staffPages.map((entry) =>
              link(entry, {
                chief: entry.to === paths.bookings || entry.to === paths.today,
                sees: (viewer) => may(viewer, entry.action),
              }),
            )}
            {link(events)}
            {link(contact)}
            {link(location)}
            {link(prices, { chief: true, sees: isPublic })}
            {link(prices, { sees: isStaff })}
          </ul>
          {account(isVisitor, accountEntry(null))}
          {account(isLoggedIn, accountEntry('User'))}
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
