import { paths } from '@cablepark/contract/paths';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { classes } from '../../ui/classes.ts';
import {
  CalendarIcon,
  HomeIcon,
  ListIcon,
  MenuIcon,
  SunIcon,
  TicketIcon,
  UserIcon,
} from '../../ui/icons.tsx';
import styles from './TabBar.module.css';
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

/** The phone's bar at the lower edge, in reach of a thumb: the chief places, and the menu of all others. */
export function TabBar({ onMore, menuOpen }: { onMore: () => void; menuOpen: boolean }) {
  const t = useFrameTexts().shell;
  const viewers = useViewers();
  const tab = (to: string, label: ReactNode, sees: Sees = isAnybody) => {
    const mark = markFor(viewers, sees);
    return (
      mark && (
        <NavLink className={classes(styles.tab)} to={to} end={to === paths.home} {...mark}>
          {label}
        </NavLink>
      )
    );
  };
  return (
    <nav className={styles.bar} aria-label={t.quickMenu}>
      {tab(
        paths.today,
        <>
          <SunIcon />
          {t.today}
        </>,
        isStaff,
      )}
      {tab(
        paths.home,
        <>
          <HomeIcon />
          {t.home}
        </>,
        isPublic,
      )}
      {tab(
        paths.planner,
        <>
          <CalendarIcon />
          {t.book}
        </>,
      )}
      {tab(
        paths.bookings,
        <>
          <ListIcon />
          {t.bookings}
        </>,
        isStaff,
      )}
      {tab(
        paths.login,
        <>
          <UserIcon />
          {t.login}
        </>,
        isVisitor,
      )}
      {tab(
        paths.account,
        <>
          <TicketIcon />
          {t.mySlots}
        </>,
        isLoggedIn,
      )}
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMore}
      >
        <MenuIcon />
        {t.more}
      </button>
    </nav>
  );
}
