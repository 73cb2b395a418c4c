import { paths } from '@cablepark/contract/paths';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { TrackDot } from '../../park/TrackDot.tsx';
import { type NamedTrack, useTracks } from '../../park/useTracks.ts';
import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './PlannerMenu.module.css';
import bar from './TopBar.module.css';

/** The planner's link and, where there is a choice, the tracks behind the button at its side. */
export function PlannerMenu() {
  const t = useFrameTexts().shell;
  const tracks = useTracks();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div ref={menu} className={styles.menu}>
      <NavLink className={classes(bar.link)} to={paths.planner}>
        {t.planner}
      </NavLink>
      {tracks?.[1] && <TrackList menu={menu} tracks={tracks} />}
    </div>
  );
}

interface TrackListProps {
  menu: RefObject<HTMLDivElement | null>;
  tracks: readonly NamedTrack[];
}

/** Escape or leaving the menu closes it. */
function TrackList({ menu, tracks }: TrackListProps) {
  const { shell } = useFrameTexts();
  const { key } = useLocation();
  // The list belongs to the place where it was opened: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
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
  }, [open, menu]);

  return (
    <>
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
        {tracks.map(({ id, label, colour }) => (
          <li key={id}>
            <NavLink className={classes(styles.track)} to={paths.track(id)}>
              <TrackDot colour={colour} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
