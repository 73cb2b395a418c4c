import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { dayTitle, longDay } from '../../i18n/dayNames.ts';
import { useFrameTexts, useLanguage } from '../../i18n/LanguageProvider.tsx';
import { boardTexts } from '../../i18n/pages/board.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTracks } from '../../park/useTracks.ts';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { useNow } from '../../ui/useNow.ts';
import styles from './BoardPage.module.css';
import { columnsFor, isAsleep, nextStart } from './boardView.ts';
import { TrackPanel } from './TrackPanel.tsx';
import { useBoard } from './useBoard.ts';
import { useBoardNames } from './useBoardNames.ts';
import { useWakeLock } from './useWakeLock.ts';

const BoardSky = lazyExtra(() => import('./BoardSky.tsx'));

/** Precise enough for a display of minutes. */
const tickMs = 1_000;

/** /board and /board/{track}: the screen on the dock. Fills the window, and runs for days without input. */
export default function BoardPage() {
  const t = usePageTexts(boardTexts);
  const { language } = useLanguage();
  const { common } = useFrameTexts();
  const { track } = useParams();
  const { zone, name } = usePark();
  const tracks = useTracks();
  const now = useNow(tickMs);
  const { slots, failed, staleFrom } = useBoard(now);
  const { names, isOver } = useBoardNames(slots, now, zone);
  const siteName = name || common.siteName;
  useWakeLock();
  useEffect(() => {
    document.title = `${t.title} · ${siteName}`;
  }, [t.title, siteName]);

  const visibleTracks = tracks?.filter(({ id }) => track === undefined || id === Number(track));
  const asleep = slots !== undefined && isAsleep(slots, now);
  const first = slots && nextStart(slots, now);
  return (
    <div
      className={styles.board}
      data-board={visibleTracks?.length === 1 ? 'one' : 'many'}
      {...(asleep && { 'data-asleep': '', 'data-scheme': 'dark' })}
      style={{ '--columns': columnsFor(visibleTracks?.length ?? 1), '--drift': driftAt(now) }}
    >
      <header className={styles.head}>
        <h1 className={styles.name}>{siteName}</h1>
        <p className={styles.day}>{dayTitle(dayOf(now, zone), language)}</p>
        <p className={styles.clock}>{timeText(now, zone)}</p>
      </header>
      {staleFrom && <output className={styles.stale}>{t.stale(timeText(staleFrom, zone))}</output>}
      {isOver && !asleep && <output className={styles.stale}>{t.linkOver}</output>}
      {asleep && (
        <div className={styles.night}>
          <p className={styles.goodbye}>{t.asleep}</p>
          {first && (
            <p>{t.asleepUntil(`${longDay(dayOf(first, zone), language)}, ${timeText(first, zone)}`)}</p>
          )}
        </div>
      )}
      {!slots && (failed ? <p className={styles.night}>{t.loadFailed}</p> : <Spinner />)}
      {slots && visibleTracks?.length === 0 && <p className={styles.night}>{t.noTracks}</p>}
      {slots && !asleep && (
        <div className={styles.tracks}>
          {visibleTracks?.map((each) => (
            <TrackPanel
              key={each.id}
              track={each}
              slots={slots.filter((slot) => slot.track === each.id)}
              names={names}
              now={now}
            />
          ))}
        </div>
      )}
      {slots && !asleep && <Sky now={now} />}
    </div>
  );
}

/** The weather loads after the rest. */
function Sky({ now }: { now: Temporal.Instant }) {
  if (!usePark().features.includes('weather')) return null;
  return (
    <Suspense>
      <BoardSky now={now} />
    </Suspense>
  );
}

/** Moves the picture by a few pixels, one step a minute, against burn-in. */
function driftAt(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 60_000) % 12;
}
