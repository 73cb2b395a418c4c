import { tracks } from '@cablepark/contract/paths';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useMemo, useState } from 'react';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { useNow } from '../../ui/useNow.ts';
import { DayHead } from './DayHead.tsx';
import { DeskScope } from './DeskScope.tsx';
import { byTrack, dayAddress } from './daySheet.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { RefreshNote } from './RefreshNote.tsx';
import styles from './TodayPage.module.css';
import { TrackDay } from './TrackDay.tsx';
import { useAddressView } from './useAddressView.ts';
import { useDay } from './useDay.ts';
import { useDeskTexts } from './useDeskTexts.ts';

/** /today, behind a guard: who rides, who is next, who has paid, and what is free, track beside track. */
export default function TodayPage() {
  const t = useDeskTexts();
  const { zone } = usePark();
  const now = useNow();
  const [view, change] = useAddressView(dayAddress);
  const today = dayOf(now, zone);
  const day = view.day ?? today;
  const isToday = day.equals(today);
  const go = (to: Temporal.PlainDate) => change({ day: to.equals(today) ? null : to });

  return (
    <Page title={isToday ? t.today : t.dayPlan} heading={null}>
      <DeskScope>
        <DayHead day={day} isToday={isToday} onDay={go} onToday={() => go(today)} />
        <Day day={day} isToday={isToday} now={now} />
      </DeskScope>
    </Page>
  );
}

interface DayProps {
  day: Temporal.PlainDate;
  isToday: boolean;
  now: Temporal.Instant;
}

function Day({ day, isToday, now }: DayProps) {
  const t = useDeskTexts();
  const { query, reservations } = useDay(day);
  const trackName = useTrackName();
  const days = useMemo(() => reservations && byTrack(reservations, tracks), [reservations]);
  const [chosen, setChosen] = useState(String(tracks[0]));
  const oneAtATime = useMedia('(width < 45rem)');
  if (query.isError && !days) {
    return <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />;
  }
  if (!days) return <ListSkeleton />;
  return (
    <>
      <RefreshNote failed={query.isError} atMs={query.dataUpdatedAt} />
      {oneAtATime && (
        <Choice
          legend={t.track}
          options={days.map(({ track }) => ({ value: String(track), label: trackName(track) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <div className={styles.tracks}>
        {days
          .filter(({ track }) => !oneAtATime || String(track) === chosen)
          .map((of) => (
            <TrackDay key={of.track} of={of} isToday={isToday} now={now} />
          ))}
      </div>
      <PrintSheet day={day} tracks={days} atMs={query.dataUpdatedAt} />
    </>
  );
}
