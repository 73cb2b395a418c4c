import { type Closure, closureOf, covers } from '@cablepark/domain/closures/closure';
import { hasBegun } from '@cablepark/domain/slots/slot';
import { memo } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ClosureLines } from '../../../park/closures/ShownClosures.tsx';
import { useClosures } from '../../../park/closures/useClosures.ts';
import { TrackDot } from '../../../park/TrackDot.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { LockIcon } from '../../../ui/pageIcons.tsx';
import { useAskedRides } from '../closures/useAskedRides.ts';
import { type TrackDay as Day, splitDay } from '../daySheet.ts';
import { type Reservation, totalsOf } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { SlotLine } from './SlotLine.tsx';
import styles from './TrackDay.module.css';
import { TrackNow } from './TrackNow.tsx';

interface TrackDayProps {
  of: Day;
  isToday: boolean;
  now: Temporal.Instant;
}

/** One track's day: current and next riders, then every slot; past ones are collapsed. */
export const TrackDay = memo(function TrackDay({ of: { track, reservations }, isToday, now }: TrackDayProps) {
  const t = useDeskTexts();
  const { planner } = useTexts();
  const trackName = useTrackName();
  const namedTrack = useTracks()?.find(({ id }) => id === track);
  const { earlier, coming } = splitDay(reservations, now);
  const closures = useClosures();
  const askedRides = useAskedRides();
  const those = closures.filter((closure) => coming.some(({ slot }) => covers(closure, slot)));
  const free = coming.filter(({ slot }) => slot.rider === null && closureOf(slot, closures) === null).length;
  const headingId = `track-${track}`;
  return (
    <section className={styles.track} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.name}>
          {namedTrack && <TrackDot colour={namedTrack.colour} />}
          <span>{trackName(track)}</span>
        </h2>
        {coming.length > 0 && <p className={styles.free}>{t.freeOf(free, coming.length)}</p>}
      </div>
      {namedTrack?.status === 'closed' && (
        <p className={styles.closed}>
          <LockIcon /> <span>{planner.closedBadge}</span>
        </p>
      )}
      {those.length > 0 && <ClosureLines closures={those} track={null} />}
      {isToday && coming.length > 0 && (
        <TrackNow reservations={withoutClosed(coming, closures, now)} now={now} askedRides={askedRides} />
      )}
      {earlier.length > 0 && (
        <Earlier reservations={earlier} now={now} askedRides={askedRides} open={coming.length === 0} />
      )}
      {coming.length > 0 && (
        <Lines reservations={coming} now={now} askedRides={askedRides} closures={those} />
      )}
      {reservations.length === 0 && <p className={styles.none}>{t.noSlots}</p>}
    </section>
  );
});

/** Without what closures keep from starting. */
function withoutClosed(
  reservations: readonly Reservation[],
  closures: readonly Closure[],
  now: Temporal.Instant,
) {
  return reservations.filter(({ slot }) => hasBegun(slot, now) || closureOf(slot, closures) === null);
}

/** Unpaid slots must stay visible: the summary counts them. */
function Earlier(props: {
  reservations: TrackDayProps['of']['reservations'];
  now: Temporal.Instant;
  askedRides: LinesProps['askedRides'];
  open: boolean;
}) {
  const t = useDeskTexts();
  const { price } = useTexts().common;
  const { count, unpaid, due } = totalsOf(props.reservations);
  return (
    <Fold
      look="bar"
      open={props.open}
      title={
        <>
          <span>{`${t.earlier}: ${t.reservations(count)}`}</span>
          {unpaid > 0 && (
            <>
              <span>,</span> <strong>{t.unpaidOf(unpaid, price(due))}</strong>
            </>
          )}
        </>
      }
    >
      <Lines reservations={props.reservations} now={props.now} askedRides={props.askedRides} />
    </Fold>
  );
}

const noClosures: readonly Closure[] = [];

interface LinesProps {
  reservations: TrackDayProps['of']['reservations'];
  now: Temporal.Instant;
  /** By slot, the rides that cannot take place. */
  askedRides: ReadonlyMap<number, string>;
  closures?: readonly Closure[];
}

function Lines({ reservations, now, askedRides, closures = noClosures }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {reservations.map((reservation) => (
        <SlotLine
          key={reservation.slot.id}
          reservation={reservation}
          now={now}
          closure={closureOf(reservation.slot, closures)}
          isClosed={askedRides.has(reservation.slot.id)}
        />
      ))}
    </ul>
  );
}
