import { paths } from '@cablepark/contract/paths';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { classes } from '../../ui/classes.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import styles from './Tabs.module.css';

export interface Tab {
  to: string;
  text: string;
  Icon: ComponentType;
  /** For whom it stands there, until that is known (viewers.ts). */
  mark?: { 'data-for'?: string };
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  onMore: () => void;
  menuOpen: boolean;
}

/** The phone's bar at the lower edge, in reach of a thumb: the chief places, and the menu of all others. */
export function Tabs({ label, tabs, onMore, menuOpen }: TabsProps) {
  const t = useFrameTexts().shell;
  return (
    <nav className={styles.bar} aria-label={label}>
      {tabs.map(({ to, text, Icon, mark }) => (
        <NavLink key={to} className={classes(styles.tab)} to={to} end={to === paths.home} {...mark}>
          <Icon />
          {text}
        </NavLink>
      ))}
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
