import { paths } from '@cablepark/contract/paths';
import { type Closure, covers } from '@cablepark/domain/closures/closure';
import { eventName } from '@cablepark/domain/events/events';
import type { DaySummary } from '@cablepark/domain/planner/day-summary';
import { timeText } from '@cablepark/domain/time/display';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { HeldUntil } from '../../../booking/held/useHeldSlots.ts';
import { LazyDayStandby } from '../../../booking/standby/lazyStandby.ts';
import { longDay } from '../../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { lazyExtra } from '../../../lib/lazyExtra.tsx';
import { LazyClosureLines } from '../../../park/closures/lazyClosures.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import type { HourActions } from '../booking/useBooking.ts';
import { StarIcon } from '../grid/StarIcon.tsx';
import styles from './DayHours.module.css';
import { HourRows } from './HourRows.tsx';

const DaySky = lazyExtra(() => import('../../../park/weather/DaySky.tsx'));

interface DayHoursProps {
  summary: DaySummary;
  isPast: boolean;
  /** The next day of the month's page with something free, if there is one. */
  nextFree: Temporal.PlainDate | null;
  me: string | null;
  now: Temporal.Instant;
  loading: boolean;
  /** The current closures. */
  closures?: readonly Closure[];
  actions: HourActions;
  heldUntil: HeldUntil;
  onSelect: (day: Temporal.PlainDate) => void;
}

const noClosures: readonly Closure[] = [];

/** The content of one day: its events, its hours, or a link to a free day. */
export function DayHours(props: DayHoursProps) {
  if (props.loading) return <HoursSkeleton />;
  return <HoursOfDay key={props.summary.day.toString()} {...props} />;
}

function HoursOfDay(props: DayHoursProps) {
  const { summary, nextFree, me, now, closures = noClosures, actions, heldUntil, onSelect } = props;
  const { language } = useLanguage();
  const { features, madeAt } = usePark();
  const t = useTexts().planner;
  const { slots, free, total } = summary;
  // The way to wait keeps its first place while the day is open: React remounts an element that moves, which closes its dialog.
  const [isWaitFirst] = useState(free === 0);
  const hasSky = features.includes('weather') && madeAt === undefined;
  const hasStandby = features.includes('standby') && madeAt === undefined && !actions.isClosed;
  const standby = hasStandby && (
    <Suspense>
      <LazyDayStandby day={summary.day} slots={slots} now={now} />
    </Suspense>
  );
  return (
    <div className={styles.hours}>
      <DayClosures slots={slots} closures={closures} />
      {hasSky && (
        <Suspense>
          <DaySky day={summary.day} now={now} part="top" />
        </Suspense>
      )}
      <DayEvents summary={summary} />
      {total === 0 && <NoSlots summary={summary} isPast={props.isPast} />}
      {total > 0 && free === 0 && (
        <p className={styles.empty}>{actions.isClosed ? t.trackClosed : t.noFreeSlots}</p>
      )}
      {free === 0 && nextFree && (
        <Button wide onClick={() => onSelect(nextFree)}>
          {t.nextFreeDay(longDay(nextFree, language))}
        </Button>
      )}
      {isWaitFirst && standby}
      {total > 0 && (
        <HourRows
          slots={slots}
          me={me}
          now={now}
          closures={closures}
          actions={actions}
          heldUntil={heldUntil}
        />
      )}
      {!isWaitFirst && standby}
      {hasSky && (
        <Suspense>
          <DaySky day={summary.day} now={now} part="end" />
        </Suspense>
      )}
    </div>
  );
}

/** What of the day is closed; nothing at all on most days. */
function DayClosures({ slots, closures }: Pick<DaySummary, 'slots'> & { closures: readonly Closure[] }) {
  const trackName = useTrackName();
  const those = closures.filter((closure) => slots.some((slot) => covers(closure, slot)));
  const [slot] = slots;
  if (!slot || those.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LazyClosureLines closures={those} track={trackName(slot.track)} />
    </Suspense>
  );
}

/** On the day of an event its page is the next step. */
function NoSlots({ summary, isPast }: Pick<DayHoursProps, 'summary' | 'isPast'>) {
  const { planner: t, shell } = useTexts();
  if (isPast || summary.events.length === 0) {
    return <p className={styles.empty}>{isPast ? t.dayPast : t.noSlotsTitle}</p>;
  }
  return (
    <p className={styles.empty}>
      <span>{`${t.noSlotsTitle}.`}</span> <Link to={paths.events}>{shell.events}</Link>
    </p>
  );
}

function DayEvents({ summary }: { summary: DaySummary }) {
  const { language } = useLanguage();
  const { zone } = usePark();
  if (summary.events.length === 0) return null;
  return (
    <ul className={styles.events}>
      {summary.events.map((event) => (
        <li key={event.id} className={styles.event}>
          <StarIcon />
          <span>
            <b>{eventName(event, language)}</b>{' '}
            <span className={styles.times}>
              {[event.start, ...(event.end ? [event.end] : [])].map((at) => timeText(at, zone)).join('–')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const hoursShown = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** As tall as the hours. */
function HoursSkeleton() {
  return (
    <div className={styles.hours}>
      {hoursShown.map((hour) => (
        <Skeleton key={hour} height="3.75rem" />
      ))}
    </div>
  );
}
