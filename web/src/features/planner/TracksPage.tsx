import { groupPage } from '@cablepark/contract/groups/group-pages';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { useClosures } from '../../park/closures/useClosures.ts';
import { NoTracks } from '../../park/NoTracks.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { SeasonNote } from '../../park/season/SeasonNote.tsx';
import { useTracks } from '../../park/useTracks.ts';
import { classes } from '../../ui/classes.ts';
import { Loading } from '../../ui/status/Loading.tsx';
import { TrackCard } from './TrackCard.tsx';
import styles from './TracksPage.module.css';

/** The track chooser: a card per track with its obstacles (SPEC.md §2, /planner). A single card spans the page. */
export default function TracksPage() {
  const t = useTexts().planner;
  const tracks = useTracks();
  const closures = useClosures();
  const takesGroups = usePark().features.includes('groups');
  if (!tracks) return <Loading />;
  if (tracks.length === 0) {
    return (
      <Page title={t.title}>
        <NoTracks />
      </Page>
    );
  }
  const isOne = tracks.length === 1;
  return (
    <Page
      title={t.title}
      heading={isOne ? t.oneTrack : t.chooseTrack}
      lead={isOne ? t.oneTrackLead : t.tracksLead}
    >
      <SeasonNote className={styles.season} />
      <div className={classes(styles.tracks, isOne && styles.one)}>
        {tracks.map((track, index) => (
          <TrackCard
            key={track.id}
            track={track}
            leads={index === 0}
            closures={closures.filter(({ tracks: closed }) => closed.includes(track.id))}
          />
        ))}
      </div>
      {takesGroups && (
        <p className={styles.group}>
          <Link to={groupPage}>{t.group}</Link>
        </p>
      )}
    </Page>
  );
}
