import { paths } from '@cablepark/contract/paths';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useMemo, useState } from 'react';
import { Navigate, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { stayHere } from '../../page/useRouteFocus.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { type TrackLink, useTracks } from '../../park/useTracks.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { useNow } from '../../ui/useNow.ts';
import styles from './PlannerPage.module.css';
import { type PlannerView, readView, viewParams } from './plannerUrl.ts';
import { shownWeeks } from './shownWeeks.ts';
import { TrackPlanner } from './TrackPlanner.tsx';

/** The slot planner of one track (SPEC.md §2, /planner/{assetId}). */
export default function PlannerPage() {
  const t = useTexts().planner;
  const tracks = useTracks();
  const { assetId } = useParams();
  const track = tracks.find(({ id }) => String(id) === assetId);
  if (!track) return <Navigate to={paths.planner} replace />;
  return (
    <Page title={`${t.title}, ${track.label}`} heading={null} width="full">
      <PlannerOf key={track.id} track={track} tracks={tracks} />
    </Page>
  );
}

function PlannerOf({ track, tracks }: { track: TrackLink; tracks: readonly TrackLink[] }) {
  const t = useTexts().planner;
  const { zone, madeAt } = usePark();
  const now = useNow(undefined, madeAt);
  const todayText = dayOf(now, zone).toString();
  const today = useMemo(() => Temporal.PlainDate.from(todayText), [todayText]);
  const { user, loading } = useAuth();
  const wide = useMedia('(width >= 64rem)');
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const narrow = useMedia('(width < 45rem)');
  const view = useMemo(() => readView(params, today), [params, today]);
  const { month, day } = view;
  const grid = useMemo(() => shownWeeks(view, today, narrow), [view, today, narrow]);
  const [focused, setFocused] = useState(day ?? today);
  // On a wide screen the panel is always there, so it opens with today.
  const selected = day ?? (wide && month.equals(today.toPlainYearMonth()) ? today : null);

  function show(view: PlannerView, replace: boolean, opened = false) {
    const search = viewParams(view).toString();
    void navigate({ search }, { replace, state: opened ? openedHere : stayHere });
  }
  function select(chosen: Temporal.PlainDate) {
    setFocused(chosen);
    // The first day of a sheet is a step that "back" undoes; going from day to day is not.
    const opens = !wide && day === null;
    show({ month: chosen.toPlainYearMonth(), day: chosen }, !opens, opens || wasOpenedHere(state));
  }
  function close() {
    // Closing is that same step back, so that "back" is not needed twice afterwards.
    if (wasOpenedHere(state)) void navigate(-1);
    else show({ month, day: null }, true);
  }
  function showMonth(shown: Temporal.PlainYearMonth) {
    setFocused(shown.equals(today.toPlainYearMonth()) ? today : shown.toPlainDate({ day: 1 }));
    show({ month: shown, day: null }, true);
  }
  function focusDay(next: Temporal.PlainDate): boolean {
    const there = { month: next.toPlainYearMonth(), day: null };
    // Into the weeks that a narrow screen leaves out no key leads.
    if (!shownWeeks(there, today, narrow).some((shown) => shown.equals(next))) return false;
    setFocused(next);
    if (!there.month.equals(month)) show(there, true);
    return true;
  }

  return (
    <div className={styles.page}>
      <header className={styles.band}>
        <div className={styles.head}>
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
        </div>
        <noscript>
          <p className={styles.note}>{t.needsScripts}</p>
        </noscript>
      </header>
      <TrackPlanner
        question={{ track: track.id, month, grid, zone, me: user?.id ?? null, now }}
        // Whose slots are whose is not known before the rider is.
        whoUnknown={loading}
        today={today}
        selected={selected}
        focused={focused}
        wide={wide}
        onMonth={showMonth}
        onSelect={select}
        onFocusDay={focusDay}
        onClose={close}
      />
    </div>
  );
}

/** Marks a history entry that opening the sheet made: the one before it is the month behind it. */
const openedHere = { ...stayHere, opened: true } as const;

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === true;
}
