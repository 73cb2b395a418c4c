import { may } from '@cablepark/domain/roles';
import { NavLink } from 'react-router';
import { useAuth } from '../auth/AuthProvider.tsx';
import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { CalendarIcon, HomeIcon, ListIcon, MenuIcon, SunIcon, TicketIcon, UserIcon } from '../ui/icons.tsx';
import styles from './TabBar.module.css';

/** The phone's bar at the lower edge, in reach of a thumb: the chief places, and the menu of all others. */
export function TabBar({ onMore, menuOpen }: { onMore: () => void; menuOpen: boolean }) {
  const t = useFrameTexts().shell;
  const role = useAuth().user?.role ?? null;
  const isStaff = may(role, 'page.bookings');
  return (
    <nav className={styles.bar} aria-label={t.quickMenu}>
      {isStaff ? (
        <NavLink className={classes(styles.tab)} to={paths.today}>
          <SunIcon />
          {t.today}
        </NavLink>
      ) : (
        <NavLink className={classes(styles.tab)} to={paths.home} end>
          <HomeIcon />
          {t.home}
        </NavLink>
      )}
      <NavLink className={classes(styles.tab)} to={paths.planner}>
        <CalendarIcon />
        {t.book}
      </NavLink>
      {isStaff && (
        <NavLink className={classes(styles.tab)} to={paths.bookings}>
          <ListIcon />
          {t.bookings}
        </NavLink>
      )}
      {role === null ? (
        <NavLink className={classes(styles.tab)} to={paths.login}>
          <UserIcon />
          {t.login}
        </NavLink>
      ) : (
        <NavLink className={classes(styles.tab)} to={paths.account}>
          <TicketIcon />
          {t.mySlots}
        </NavLink>
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
