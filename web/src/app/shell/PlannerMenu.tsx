import { paths } from '@cablepark/contract/paths';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { NavLink } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { TrackDot } from '../../park/TrackDot.tsx';
import { type NamedTrack, useTracks } from '../../park/useTracks.ts';
import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './PlannerMenu.module.css';
import bar from './TopBar.module.css';
import { useMenu } from './useMenu.ts';

/** The planner's link and, where there is a choice, the tracks behind the button at its side. */
export function PlannerMenu() {
  const t = useFrameTexts().shell;
  const tracks = useTracks();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div ref={menu} className={styles.menu}>
      <NavLink className={classes(bar.link)} to={paths.planner}>
        {t.book}
      </NavLink>
      {tracks?.[1] && <TrackList menu={menu} tracks={tracks} />}
    </div>
  );
}

interface TrackListProps {
  menu: RefObject<HTMLDivElement | null>;
  tracks: readonly NamedTrack[];
}

/** Escape or leaving the menu closes the list. */
function TrackList({ menu, tracks }: TrackListProps) {
  const { shell } = useFrameTexts();
  const { isOpen, open, close } = useMenu();
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
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
  }, [isOpen, close, menu]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={shell.plannerTracks}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={isOpen ? close : open}
      >
        <ChevronDownIcon />
      </button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {tracks.map(({ id, label, colour }) => (
          <li key={id}>
            <NavLink className={classes(styles.track)} to={paths.track(id)}>
              <TrackDot colour={colour} />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
