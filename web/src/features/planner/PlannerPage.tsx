import { groupPage } from '@cablepark/contract/groups/group-pages';
import { paths } from '@cablepark/contract/paths';
import { dayOf } from '@cablepark/domain/time/park-time';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { useMemo } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { Held } from '../../booking/held/Held.tsx';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { useClosures } from '../../park/closures/useClosures.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { type NamedTrack, useTracks } from '../../park/useTracks.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { Loading } from '../../ui/status/Loading.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { useNow } from '../../ui/useNow.ts';
import { type SlotChoice, useSlotChoice } from './choosing/useSlotChoice.ts';
import { PlannerHead } from './PlannerHead.tsx';
import styles from './PlannerPage.module.css';
import { readAskedSlot } from './plannerUrl.ts';
import { TrackPlanner } from './TrackPlanner.tsx';
import { usePlannerView } from './usePlannerView.ts';
import { wideScreen } from './wideScreen.ts';

/** The slot planner of one track (SPEC.md §2, /planner/{assetId}). */
export default function PlannerPage() {
  const t = useTexts().planner;
  const tracks = useTracks();
  const { assetId } = useParams();
  const [params] = useSearchParams();
  // It outlives a change of the track.
  const choice = useSlotChoice();
  if (!tracks) return <Loading />;
  const track = tracks.find(({ id }) => String(id) === assetId);
  if (!track) return <Navigate to={paths.planner} replace />;
  const link = readAskedSlot(params);
  // As after a log-in: the slot's question opens once its day is there.
  if (link) return <Navigate to={{ search: link.search }} state={{ pending: [link.slot] }} replace />;
  return (
    <Page title={`${t.title}: ${track.label}`} heading={null} width="full">
      <PlannerOf key={track.id} track={track} tracks={tracks} choice={choice} />
    </Page>
  );
}

interface PlannerOfProps {
  track: NamedTrack;
  tracks: readonly NamedTrack[];
  choice: SlotChoice;
}

function PlannerOf({ track, tracks, choice }: PlannerOfProps) {
  const t = useTexts().planner;
  const { zone, madeAt, features } = usePark();
  const now = useNow(undefined, madeAt);
  const todayText = dayOf(now, zone).toString();
  const today = useMemo(() => Temporal.PlainDate.from(todayText), [todayText]);
  const { user, loading } = useAuth();
  const wide = useMedia(wideScreen);
  const view = usePlannerView(today, wide);
  const closures = useClosures();

  return (
    <div className={styles.page}>
      <PlannerHead track={track} tracks={tracks} />
      <div className={styles.held}>
        <Held />
      </div>
      <TrackPlanner
        question={{
          track: track.id,
          month: view.month,
          grid: view.grid,
          zone,
          me: user?.id ?? null,
          isClosed: !takesBookings(track.status, user?.role ?? null),
          closures,
          now,
        }}
        status={track.status}
        choice={choice}
        // The owners of slots are unknown until the session is known.
        whoUnknown={loading}
        today={today}
        selected={view.selected}
        focused={view.focused}
        wide={wide}
        onStepMonth={view.stepMonth}
        onSelect={view.select}
        onFocusDay={view.focusDay}
        onClose={view.close}
      />
      {features.includes('groups') && (
        <p className={styles.group}>
          <Link to={groupPage}>{t.group}</Link>
        </p>
      )}
    </div>
  );
}
