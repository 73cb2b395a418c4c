import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { DayHours } from './DayHours.tsx';
import { DayPanel } from './DayPanel.tsx';
import { Legend } from './Legend.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthNav } from './MonthNav.tsx';
import styles from './PlannerPage.module.css';
import { StaleNote } from './StaleNote.tsx';
import { useBooking } from './useBooking.ts';
import { type MonthQuestion, useMonth } from './useMonth.ts';
import { useResumedBooking } from './useResumedBooking.ts';

interface TrackPlannerProps {
  question: MonthQuestion;
  today: Temporal.PlainDate;
  selected: Temporal.PlainDate | null;
  focused: Temporal.PlainDate;
  wide: boolean;
  /** Until it is known whose account this is, no slot can be told to be one's own or another's. */
  whoUnknown: boolean;
  onMonth: (month: Temporal.PlainYearMonth) => void;
  onSelect: (day: Temporal.PlainDate) => void;
  onFocusDay: (day: Temporal.PlainDate) => boolean;
  onClose: () => void;
}

/** The month and the chosen day of one track. */
export function TrackPlanner(props: TrackPlannerProps) {
  const { question, today, selected, wide, onMonth, onSelect } = props;
  const { month, me, now } = question;
  const t = useTexts().planner;
  const { days, slots, waiting } = useMonth(question);
  const actions = useBooking();
  const summary = days.find(({ day }) => selected?.equals(day)) ?? null;
  const nextFree = days.find(
    ({ day, free }) => free > 0 && selected && Temporal.PlainDate.compare(day, selected) > 0,
  );
  // Without an answer nothing is said of any day: no slots and not knowing are two things.
  const loading = waiting || props.whoUnknown;
  const failed = slots.isError && slots.data === undefined;
  useResumedBooking(loading ? null : (slots.data ?? []), me, actions);
  const failure = failed && (
    <div className={styles.failure}>
      <LoadFailure title={t.loadFailed} error={slots.error} onRetry={slots.refetch} />
    </div>
  );

  return (
    <div className={styles.planner}>
      <div className={styles.month}>
        <MonthNav month={month} onMonth={onMonth} onToday={() => onSelect(today)} />
        <div className={styles.grid}>
          <MonthGrid
            days={days}
            month={month}
            today={today}
            selected={selected}
            focused={props.focused}
            loading={loading}
            onSelect={onSelect}
            onFocusDay={props.onFocusDay}
          />
          {failed && <div className={styles.overGrid}>{failure}</div>}
        </div>
        <Legend />
        {slots.isError && !failed && <StaleNote since={slots.dataUpdatedAt} />}
      </div>
      <DayPanel summary={summary} wide={wide} loading={loading} onSelect={onSelect} onClose={props.onClose}>
        {!wide && (
          <VisuallyHidden>
            <output>{actions.said}</output>
          </VisuallyHidden>
        )}
        {failed && !wide && failure}
        {summary && !failed && (
          <DayHours
            summary={summary}
            isPast={Temporal.PlainDate.compare(summary.day, today) < 0}
            nextFree={nextFree?.day ?? null}
            me={me}
            now={now}
            loading={loading}
            actions={actions}
            onSelect={onSelect}
          />
        )}
      </DayPanel>
    </div>
  );
}
