import type { Closure } from '@cablepark/domain/closures/closure';
import type { DaySummary } from '@cablepark/domain/planner/day-summary';
import type { HeldUntil } from '../../../booking/held/useHeldSlots.ts';
import { StaleNote } from '../../../live/StaleNote.tsx';
import type { Stale } from '../../../live/staleSince.ts';
import { AfterBooking } from '../../../push/AfterBooking.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { BookingActions } from '../booking/useBooking.ts';
import { DayHours } from './DayHours.tsx';
import { DayPanel } from './DayPanel.tsx';

interface TrackDayProps {
  days: readonly DaySummary[];
  today: Temporal.PlainDate;
  selected: Temporal.PlainDate | null;
  me: string | null;
  now: Temporal.Instant;
  wide: boolean;
  loading: boolean;
  /** Here if the slots failed to load and the panel covers the month. */
  failure: Elements;
  /** The same as in `TrackMonth`, which this may cover. */
  stale: Stale | null;
  /** The last changes by others, for screen readers. */
  news: string;
  closures: readonly Closure[];
  actions: BookingActions;
  heldUntil: HeldUntil;
  /** At the bottom of the screen. */
  bars: (inSheet: boolean) => Elements;
  onSelect: (day: Temporal.PlainDate) => void;
  onClose: () => void;
}

/** The selected day and its hours. */
export function TrackDay(props: TrackDayProps) {
  const { days, today, selected, wide, loading, failure, actions, onSelect } = props;
  const summary = days.find(({ day }) => selected?.equals(day)) ?? null;
  const nextFree = days.find(
    ({ day, free }) => free > 0 && selected && Temporal.PlainDate.compare(day, selected) > 0,
  );
  const inSheet = !wide && summary !== null;
  // The prerendered sheet stays until this one has its data.
  const isHeld = selected && loading && !failure && document.querySelector('dialog[data-prerendered=day]');
  if (isHeld && !wide) return null;
  return (
    <DayPanel summary={summary} wide={wide} loading={loading} onSelect={onSelect} onClose={props.onClose}>
      <VisuallyHidden>
        <output>{props.news}</output>
        {!wide && <output>{actions.announcement}</output>}
      </VisuallyHidden>
      {props.stale && <StaleNote {...props.stale} />}
      {!wide && failure}
      <AfterBooking hasBooked={actions.hasBooked} />
      {summary && !failure && (
        <DayHours
          summary={summary}
          isPast={Temporal.PlainDate.compare(summary.day, today) < 0}
          nextFree={nextFree?.day ?? null}
          me={props.me}
          now={props.now}
          loading={loading}
          closures={props.closures}
          actions={actions}
          heldUntil={props.heldUntil}
          onSelect={onSelect}
        />
      )}
      {inSheet && props.bars(true)}
    </DayPanel>
  );
}
