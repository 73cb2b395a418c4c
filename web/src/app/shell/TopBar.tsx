import { paths } from '@cablepark/contract/paths';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { classes } from '../../ui/classes.ts';
import { MenuIcon, UserIcon } from '../../ui/icons.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Logo } from './Logo.tsx';
import { accountEntry, type MenuEntry, publicEntries, staffEntries, staffPlace } from './menu.ts';
import { PlannerMenu } from './PlannerMenu.tsx';
import styles from './TopBar.module.css';
import { useLongName } from './useLongName.ts';
import type { Menu } from './useMenu.ts';
import {
  isAnybody,
  isLoggedIn,
  isPublic,
  isStaff,
  isVisitor,
  markFor,
  useViewers,
  type ViewerPredicate,
} from './viewers.ts';

interface TopBarProps {
  menu: Menu;
  /** Without a menu: a closed park has no other pages. */
  bare?: boolean;
}

/** Phones show the name and the language; tablets the main entries and a menu; desktops every entry. */
export function TopBar({ menu, bare = false }: TopBarProps) {
  const t = useFrameTexts().shell;
  const viewers = useViewers();
  return (
    <header
      className={classes(
        styles.bar,
        viewers.every(isStaff) && styles.staff,
        viewers.length > 1 && styles.unsure,
      )}
    >
      <div className={styles.inner} {...useLongName()}>
        <Logo />
        {!bare && <MainMenu />}
        <LanguageToggle />
        {!bare && (
          <button
            type="button"
            className={styles.more}
            aria-haspopup="dialog"
            aria-expanded={menu.isOpen}
            aria-label={t.more}
            onClick={menu.open}
          >
            <MenuIcon />
            <span className={styles.moreText}>{t.more}</span>
          </button>
        )}
      </div>
    </header>
  );
}

const { home, bar, events, contact, location, prices } = publicEntries;

function MainMenu() {
  const t = useFrameTexts().shell;
  return (
    <nav className={styles.nav} aria-label={t.mainMenu}>
      <ul className={styles.list}>
        <BarEntry entry={home} />
        <BarEntry entry={bar} />
        <li>
          <PlannerMenu />
        </li>
        {staffEntries.map(({ sees, ...entry }) => (
          <BarEntry key={entry.to} entry={entry} chief={entry.to === paths.bookings} sees={sees} />
        ))}
        <BarEntry entry={events} />
        <BarEntry entry={contact} />
        <BarEntry entry={location} />
        {/* Rendered twice until the session is known: it is a main entry only for some viewers. */}
        <BarEntry entry={prices} chief sees={isPublic} />
        <BarEntry entry={prices} sees={isStaff} />
      </ul>
      <PillLink entry={staffPlace} sees={isStaff} className={styles.staffPlace} />
      <PillLink entry={accountEntry(null)} sees={isVisitor} className={styles.account} Icon={UserIcon} />
      <PillLink entry={accountEntry('User')} sees={isLoggedIn} className={styles.account} Icon={UserIcon} />
    </nav>
  );
}

interface BarEntryProps {
  entry: MenuEntry;
  /** Whether the entry also fits a tablet's bar. */
  chief?: boolean;
  sees?: ViewerPredicate;
}

function BarEntry({ entry, chief = false, sees = isAnybody }: BarEntryProps) {
  const t = useFrameTexts().shell;
  const mark = markFor(useViewers(), sees);
  const isHidden = useIsHidden();
  return (
    mark &&
    !isHidden(entry.to) && (
      <li className={chief ? undefined : styles.other} {...mark}>
        <NavLink className={classes(styles.link)} to={entry.to} end={entry.to === '/'}>
          {t[entry.label]}
        </NavLink>
      </li>
    )
  );
}

interface PillLinkProps {
  entry: MenuEntry;
  sees: ViewerPredicate;
  className: string | undefined;
  Icon?: ComponentType;
}

function PillLink({ entry, sees, className, Icon }: PillLinkProps) {
  const t = useFrameTexts().shell;
  const mark = markFor(useViewers(), sees);
  return (
    mark && (
      <NavLink className={classes(styles.pill, className)} to={entry.to} {...mark}>
        {Icon && <Icon />}
        <span>{t[entry.label]}</span>
      </NavLink>
    )
  );
}
