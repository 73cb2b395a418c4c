import { paths, tracks } from '@cablepark/contract/paths';
import { useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './PlannerMenu.module.css';
import bar from './TopBar.module.css';

/** The planner's link and, behind the button at its side, the tracks. Escape or leaving it closes the list. */
export function PlannerMenu() {
  const { shell, common } = useFrameTexts();
  const { key } = useLocation();
  // The list belongs to the place where it was opened: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpenAt(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={menu} className={styles.menu}>
      <NavLink className={classes(bar.link)} to={paths.planner}>
        {shell.planner}
      </NavLink>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={shell.plannerTracks}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpenAt(open ? null : key)}
      >
        <ChevronDownIcon />
      </button>
      <ul id={listId} className={styles.list} hidden={!open}>
        {tracks.map((asset) => (
          <li key={asset}>
            <NavLink className={classes(styles.track)} to={paths.track(asset)}>
              {common.track(asset)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
