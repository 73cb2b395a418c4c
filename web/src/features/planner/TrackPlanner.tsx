import { closureOf } from '@cablepark/domain/closures/closure';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TrackStatus } from '@cablepark/domain/tracks/track';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { choosingPath, closedRideOf, useClosedRides } from '../../booking/api/closedRides.ts';
import { useHeldSlots } from '../../booking/held/useHeldSlots.ts';
import { knownOffer, offerPath } from '../../booking/standby/api/standby.ts';
import { UndoBar } from '../../booking/undo/UndoBar.tsx';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { LazyClosureLines } from '../../park/closures/lazyClosures.ts';
import { useTrackName } from '../../park/TrackNames.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { type BookingActions, useBooking } from './booking/useBooking.ts';
import { useResumedBooking } from './booking/useResumedBooking.ts';
import type { SlotChoice } from './choosing/useSlotChoice.ts';
import { TrackDay } from './day/TrackDay.tsx';
import { waitingDays } from './grid/waitingDays.ts';
import { LazyChosenBar } from './LazyChosenBar.tsx';
import { type MonthQuestion, useMonth } from './month/useMonth.ts';
import { useSentMonth } from './month/useSentMonth.ts';
import styles from './PlannerPage.module.css';
import { TrackMonth } from './TrackMonth.tsx';
import { useOthersChanges } from './useOthersChanges.ts';

const noSlots: readonly Slot[] = [];

interface TrackPlannerProps {
  question: MonthQuestion;
  status: TrackStatus;
  choice: SlotChoice;
  today: Temporal.PlainDate;
  selected: Temporal.PlainDate | null;
  focused: Temporal.PlainDate;
  wide: boolean;
  /** Until the account is known, a slot can be neither own nor another's. */
  whoUnknown: boolean;
  /** Months forward, or back if negative. */
  onStepMonth: (months: number) => void;
  onSelect: (day: Temporal.PlainDate) => void;
  onFocusDay: (day: Temporal.PlainDate) => boolean;
  onClose: () => void;
}

/** The month and the selected day of one track. */
export function TrackPlanner(props: TrackPlannerProps) {
  const { question, today, selected, onStepMonth, onSelect } = props;
  const { month, me, now } = question;
  const announcements = useOthersChanges({ day: selected, me, zone: question.zone });
  const { days, slots, waiting, stale } = useMonth(question, announcements.note);
  const actions = useOpenBooking(props);
  const shownSlots = slots.data ?? noSlots;
  const { closures } = question;
  const bookable = useMemo(
    () => shownSlots.filter((slot) => closureOf(slot, closures) === null),
    [shownSlots, closures],
  );
  const heldUntil = useHeldSlots(shownSlots, me);
  // Without data the days show nothing: no slots and unknown are different.
  const loading = waiting || props.whoUnknown;
  const prerendered = useSentMonth(question.track, question.grid, !loading);
  const hasFailed = slots.isError && slots.data === undefined;
  useResumedBooking(loading ? null : (slots.data ?? []), me, actions, heldUntil);
  const bars = (inSheet: boolean) => (
    <>
      <LazyChosenBar slots={bookable} {...{ track: question.track, me, now, actions, inSheet }} />
      <UndoBar run={actions.run} say={actions.say} inSheet={inSheet} />
    </>
  );
  return (
    <div className={styles.planner}>
      {!props.wide && <Closed question={question} />}
      <TrackMonth
        month={month}
        days={prerendered ?? days}
        waiting={waitingDays(days, me, heldUntil)}
        today={today}
        selected={selected}
        focused={props.focused}
        loading={loading && !prerendered}
        // Prerendered data is neither loading nor final.
        busy={prerendered ? undefined : loading}
        failure={hasFailed ? <MonthFailure error={slots.error} onRetry={slots.refetch} /> : null}
        // The day beside the month shows the same note higher up.
        stale={props.wide && selected ? null : stale}
        onStepMonth={onStepMonth}
        onSelect={onSelect}
        onFocusDay={props.onFocusDay}
      />
      <TrackDay
        {...{ days, today, selected, me, now, loading, stale, closures, actions, heldUntil, bars, onSelect }}
        wide={props.wide}
        failure={hasFailed ? <MonthFailure error={slots.error} onRetry={slots.refetch} /> : null}
        news={announcements.announcement}
        onClose={props.onClose}
      />
      {(props.wide || !selected) && bars(false)}
    </div>
  );
}

/** Ordinary slots open the booking question. For a closed ride, its held alternative and an offered slot the rider chooses on another page. */
function useOpenBooking({ status, choice, question: { me, closures } }: TrackPlannerProps): BookingActions {
  const actions = useBooking(status, choice);
  const navigate = useNavigate();
  const client = useQueryClient();
  const rides = useClosedRides(closures.length > 0 ? me : null);
  const cancel: BookingActions['cancel'] = async (slot, isHeld) => {
    const ride = closedRideOf(slot, rides);
    const offer = knownOffer(client, me, slot.id);
    if (ride) await navigate(choosingPath(ride));
    else await (offer ? navigate(offerPath(offer)) : actions.cancel(slot, isHeld));
  };
  return { ...actions, cancel };
}

/** Above the month if the day is not beside it; renders nothing while the track is open. */
function Closed({ question: { track, closures } }: Pick<TrackPlannerProps, 'question'>) {
  const trackName = useTrackName();
  const those = closures.filter(({ tracks }) => tracks.includes(track));
  if (those.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LazyClosureLines closures={those} track={trackName(track)} />
    </Suspense>
  );
}

function MonthFailure(props: { error: unknown; onRetry: () => unknown }) {
  const t = useTexts().planner;
  return (
    <div className={styles.failure}>
      <LoadFailure title={t.loadFailed} {...props} />
    </div>
  );
}
