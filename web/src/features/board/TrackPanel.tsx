import type { Closure } from '@cablepark/domain/closures/closure';
import { endOf, type Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { boardTexts } from '../../i18n/pages/board.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { useClosures } from '../../park/closures/useClosures.ts';
import { useClosureWords } from '../../park/closures/useClosureWords.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { TrackDot } from '../../park/TrackDot.tsx';
import type { NamedTrack } from '../../park/useTracks.ts';
import { closureToday, lastEnd, minutesLeft, trackView } from './boardView.ts';
import styles from './TrackPanel.module.css';

interface TrackPanelProps {
  track: NamedTrack;
  slots: readonly Slot[];
  /** By slot id, on the park's own screen: names of riders who consented. */
  names: ReadonlyMap<number, string>;
  now: Temporal.Instant;
}

/** One track: current riders, the remaining time, the next ones, and free slots. */
export function TrackPanel({ track, slots, names, now }: TrackPanelProps) {
  const t = usePageTexts(boardTexts);
  const { zone } = usePark();
  // An unattended screen: poll even if the browser considers it hidden.
  const closures = useClosures(true);
  const closure = closureToday(track.id, closures, now, zone);
  const isClosed = track.status === 'closed';
  const { current, next, free } = trackView(slots, now, zone, { isTrackClosed: isClosed, closures });
  const isHeld = current.some(({ rider }) => rider !== null);
  const isNextHeld = next.some(({ rider }) => rider !== null);
  const [first] = next;
  const whoHolds = (places: readonly Slot[]) => {
    const bookings = places.filter(({ rider }) => rider !== null);
    const visibleNames = bookings.flatMap(({ id }) => names.get(id) ?? []);
    if (visibleNames.length === 0) return t.someone;
    const all = visibleNames.join(', ');
    const text =
      visibleNames.length < bookings.length ? t.andMore(all, bookings.length - visibleNames.length) : all;
    return (
      <span className={styles.who} data-length={lengthOf(text)} data-one={bookings.length === 1 || undefined}>
        {text}
      </span>
    );
  };
  return (
    <section className={styles.panel} aria-labelledby={`track-${track.id}`} data-track-colour={track.colour}>
      <h2 id={`track-${track.id}`} className={styles.name}>
        <TrackDot colour={track.colour} /> <span>{track.label}</span>
      </h2>
      {isClosed && <p className={styles.closed}>{t.closed}</p>}
      {closure && <ClosedLine closure={closure} />}
      <dl className={styles.facts}>
        <Fact label={t.now} kind={current.length === 0 ? 'none' : isHeld ? 'held' : 'open'}>
          <span className={styles.main}>
            {current.length === 0 ? t.nobody : isHeld ? whoHolds(current) : t.open}
          </span>
          {current.length > 0 && (
            <span className={styles.more}>
              {isHeld ? t.left(minutesLeft(current, now)) : t.until(timeText(lastEnd(current), zone))}
            </span>
          )}
          {current.length > 0 && <Rest slots={current} now={now} />}
        </Fact>
        <Fact label={t.next} kind={first === undefined ? 'none' : isNextHeld ? 'held' : 'open'}>
          <span className={styles.main}>{first ? timeText(first.start, zone) : t.noneNext}</span>
          {first && <span className={styles.more}>{isNextHeld ? whoHolds(next) : t.open}</span>}
        </Fact>
        <Fact label={t.free} kind="none">
          {free.length === 0 && <span className={styles.more}>{t.noneFree}</span>}
          {free.length > 0 && <FreeSlots slots={free} />}
        </Fact>
      </dl>
    </section>
  );
}

function FreeSlots({ slots }: { slots: readonly Slot[] }) {
  const { common } = useTexts();
  const { zone } = usePark();
  return (
    <ul className={styles.free}>
      {slots.map((slot) => (
        <li key={slot.id}>
          <b>{timeText(slot.start, zone)}</b> <span>{common.price(slot.price)}</span>
        </li>
      ))}
    </ul>
  );
}

function ClosedLine({ closure }: { closure: Closure }) {
  return <p className={styles.closed}>{useClosureWords().line(closure, null)}</p>;
}

/** The class of a name's length: a television has one line for names beside the minutes. */
function lengthOf(text: string): 'short' | 'long' | 'longest' {
  const letters = Array.from(text).length;
  return letters <= 10 ? 'short' : letters <= 14 ? 'long' : 'longest';
}

function Fact({
  label,
  kind,
  children,
}: {
  label: string;
  kind: 'held' | 'open' | 'none';
  children: ReactNode;
}) {
  return (
    <div className={styles.fact} data-kind={kind}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A bar of the remaining time, visible from afar; the minutes say the same. */
function Rest({ slots, now }: { slots: readonly Slot[]; now: Temporal.Instant }) {
  const [first] = slots;
  if (!first) return null;
  const whole = first.start.until(endOf(first)).total('seconds');
  const secondsLeft = Math.max(0, now.until(endOf(first)).total('seconds'));
  return (
    <span className={styles.rest} aria-hidden="true">
      <span style={{ inlineSize: `${Math.round((secondsLeft / whole) * 1000) / 10}%` }} />
    </span>
  );
}
