import { dayOf } from '@cablepark/domain/park-time';
import { useState } from 'react';
import { Navigate, NavLink, useNavigate, useParams, useSearchParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider.tsx';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { paths } from '../paths.ts';
import { Page } from '../shell/Page.tsx';
import { stayHere } from '../shell/useRouteFocus.ts';
import { useMedia } from '../ui/useMedia.ts';
import { useNow } from '../ui/useNow.ts';
import styles from './PlannerPage.module.css';
import { readView, viewParams } from './plannerUrl.ts';
import { TrackPlanner } from './TrackPlanner.tsx';
import { type TrackLink, useTracks } from './useTracks.ts';

/** The slot planner of one track (SPEC.md §2, /planner/{assetId}). */
export default function PlannerPage() {
  const t = useTexts().planner;
  const tracks = useTracks();
  const { assetId } = useParams();
  const track = tracks.find(({ id }) => String(id) === assetId);
  if (!track) return <Navigate to={paths.planner} replace />;
  return (
    <Page title={`${t.title}, ${track.label}`} heading={null}>
      <PlannerOf key={track.id} track={track} tracks={tracks} />
    </Page>
  );
}

function PlannerOf({ track, tracks }: { track: TrackLink; tracks: readonly TrackLink[] }) {
  const t = useTexts().planner;
  const { zone } = usePark();
  const now = useNow();
  const today = dayOf(now, zone);
  const me = useAuth().user?.id ?? null;
  const wide = useMedia('(width >= 64rem)');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { month, day } = readView(params, today);
  const [focused, setFocused] = useState(day ?? today);
  // On a wide screen the panel is always there, so it opens with today.
  const selected = day ?? (wide && month.equals(today.toPlainYearMonth()) ? today : null);

  function show(view: { month: Temporal.PlainYearMonth; day: Temporal.PlainDate | null }, replace: boolean) {
    void navigate({ search: viewParams(view).toString() }, { replace, state: stayHere });
  }
  function select(chosen: Temporal.PlainDate) {
    setFocused(chosen);
    // The first day of a sheet is a step that "back" undoes; going from day to day is not.
    show({ month: chosen.toPlainYearMonth(), day: chosen }, wide || day !== null);
  }
  function showMonth(shown: Temporal.PlainYearMonth) {
    setFocused(shown.equals(today.toPlainYearMonth()) ? today : shown.toPlainDate({ day: 1 }));
    show({ month: shown, day: null }, true);
  }
  function focusDay(next: Temporal.PlainDate) {
    setFocused(next);
    if (!next.toPlainYearMonth().equals(month)) show({ month: next.toPlainYearMonth(), day: null }, true);
  }

  return (
    <>
      <header className={styles.head}>
        <h1>
          {t.title}: {track.label}
        </h1>
        <nav className={styles.tracks} aria-label={t.tracks}>
          {tracks.map(({ id, label }) => (
            <NavLink
              key={id}
              className={styles.track ?? ''}
              to={{ pathname: paths.track(id), search: params.toString() }}
              state={stayHere}
            >
              {label}
            </NavLink>
          ))}
        </nav>
      </header>
      <TrackPlanner
        question={{ asset: track.id, month, zone, me, now }}
        today={today}
        selected={selected}
        focused={focused}
        wide={wide}
        onMonth={showMonth}
        onSelect={select}
        onFocusDay={focusDay}
        onClose={() => show({ month, day: null }, true)}
      />
    </>
  );
}
