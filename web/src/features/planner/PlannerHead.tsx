import { paths } from '@cablepark/contract/paths';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { useEffect, useRef } from 'react';
import { NavLink, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { stayHere } from '../../page/useRouteFocus.ts';
import { CallUs } from '../../park/CallUs.tsx';
import { SeasonNote } from '../../park/season/SeasonNote.tsx';
import { TrackDot } from '../../park/TrackDot.tsx';
import type { NamedTrack } from '../../park/useTracks.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { LockIcon } from '../../ui/pageIcons.tsx';
import styles from './PlannerHead.module.css';

interface PlannerHeadProps {
  track: NamedTrack;
  tracks: readonly NamedTrack[];
}

/** The track's name, and links to other tracks, which keep the month and the day. */
export function PlannerHead({ track, tracks }: PlannerHeadProps) {
  const t = useTexts().planner;
  return (
    <header className={styles.band}>
      <div className={styles.head}>
        <h1>{`${t.title}: ${track.label}`}</h1>
        {tracks.length > 1 && <TrackSwitch tracks={tracks} />}
        <SeasonNote className={styles.closed} />
        {track.status === 'closed' && <ClosedNote isOnly={tracks.length === 1} />}
      </div>
      <noscript>
        <div className={styles.note}>
          <CallUs text={t.needsScripts} />
        </div>
      </noscript>
    </header>
  );
}

/** On a phone the tracks are in one row that scrolls, with the current one visible. */
function TrackSwitch({ tracks }: Pick<PlannerHeadProps, 'tracks'>) {
  const t = useTexts().planner;
  const [params] = useSearchParams();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = row.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={row} className={styles.tracks} aria-label={t.tracks}>
      {tracks.map(({ id, label, colour }) => (
        <NavLink
          key={id}
          className={styles.track ?? ''}
          to={{ pathname: paths.track(id), search: params.toString() }}
          state={stayHere}
        >
          <TrackDot colour={colour} />
          <span className={styles.label}>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}

function ClosedNote({ isOnly }: { isOnly: boolean }) {
  const t = useTexts().planner;
  const books = takesBookings('closed', useAuth().user?.role ?? null);
  return (
    <p className={styles.closed}>
      <LockIcon />
      <span>{books ? t.trackClosedStaff : isOnly ? t.trackClosed : t.trackClosedOther}</span>
    </p>
  );
}
