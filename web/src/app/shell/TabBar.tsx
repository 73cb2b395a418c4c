import { paths } from '@cablepark/contract/paths';
import type { ComponentType } from 'react';
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
import styles from './Tabs.module.css';
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

interface Tab {
  to: string;
  label: 'staff' | 'home' | 'book' | 'bookings' | 'login' | 'mySlots';
  Icon: ComponentType;
  sees: ViewerPredicate;
}

const tabs: readonly Tab[] = [
  { to: paths.today, label: 'staff', Icon: SunIcon, sees: isStaff },
  { to: paths.home, label: 'home', Icon: HomeIcon, sees: isPublic },
  { to: paths.planner, label: 'book', Icon: CalendarIcon, sees: isAnybody },
  { to: paths.bookings, label: 'bookings', Icon: ListIcon, sees: isStaff },
  { to: paths.login, label: 'login', Icon: UserIcon, sees: isVisitor },
  { to: paths.account, label: 'mySlots', Icon: TicketIcon, sees: isLoggedIn },
];

/** The phone's bottom bar: the main pages, and the menu of all others. */
export function TabBar({ menu }: { menu: Menu }) {
  const t = useFrameTexts().shell;
  const viewers = useViewers();
  return (
    <nav className={styles.bar} aria-label={t.quickMenu}>
      {tabs.map(({ to, label, Icon, sees }) => {
        const mark = markFor(viewers, sees);
        return (
          mark && (
            <NavLink key={to} className={classes(styles.tab)} to={to} end={to === paths.home} {...mark}>
              <Icon />
              <span>{t[label]}</span>
            </NavLink>
          )
        );
      })}
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={menu.open}
      >
        <MenuIcon />
        <span>{t.more}</span>
      </button>
    </nav>
  );
}
