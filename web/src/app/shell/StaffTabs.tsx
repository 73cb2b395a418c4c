import { NavLink } from 'react-router';
import { useFrameTexts, useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import type { StaffGroup } from '../staffPages.ts';
import styles from './Tabs.module.css';
import type { Menu } from './useMenu.ts';

interface StaffTabsProps {
  groups: readonly StaffGroup[];
  menu: Menu;
}

/** The most used staff pages at the bottom of a phone, and the menu of all others. */
export function StaffTabs({ groups, menu }: StaffTabsProps) {
  const t = useStaffTexts().menu;
  const { language } = useLanguage();
  const { more } = useFrameTexts().shell;
  const tabs = groups.flatMap(({ Icon, entries }) =>
    entries.filter(({ atHand }) => atHand).map(({ to, label }) => ({ to, text: label[language], Icon })),
  );
  return (
    <nav className={styles.bar} aria-label={t.atHand}>
      {tabs.map(({ to, text, Icon }) => (
        <NavLink key={to} className={classes(styles.tab)} to={to}>
          <Icon />
          <span>{text}</span>
        </NavLink>
      ))}
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={menu.open}
      >
        <MenuIcon />
        <span>{more}</span>
      </button>
    </nav>
  );
}
