import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { errorText } from '../ui/errorText.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DayHours } from './DayHours.tsx';
import { DayPanel } from './DayPanel.tsx';
import { Legend } from './Legend.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthNav } from './MonthNav.tsx';
import styles from './PlannerPage.module.css';
import { useBooking } from './useBooking.tsx';
import { type MonthQuestion, useMonth } from './useMonth.ts';

interface TrackPlannerProps {
  question: MonthQuestion;
  today: Temporal.PlainDate;
  selected: Temporal.PlainDate | null;
  focused: Temporal.PlainDate;
  wide: boolean;
  onMonth: (month: Temporal.PlainYearMonth) => void;
  onSelect: (day: Temporal.PlainDate) => void;
  onFocusDay: (day: Temporal.PlainDate) => void;
  onClose: () => void;
}

/** The month and the chosen day of one track. */
export function TrackPlanner(props: TrackPlannerProps) {
  const { question, today, selected, wide, onMonth, onSelect } = props;
  const { month, me, now } = question;
  const texts = useTexts();
  const { days, slots } = useMonth(question);
  const actions = useBooking();
  const summary = days.find(({ day }) => selected?.equals(day)) ?? null;
  const nextFree = days.find(
    ({ day, free }) => free > 0 && selected && Temporal.PlainDate.compare(day, selected) > 0,
  );
  const loading = slots.isPending;

  return (
    <div className={styles.planner}>
      <div className={styles.month}>
        <MonthNav month={month} onMonth={onMonth} onToday={() => onSelect(today)} />
        {slots.isError && (
          <Alert kind="danger" title={texts.planner.loadFailed}>
            {errorText(slots.error, texts)}{' '}
            <Button onClick={() => void slots.refetch()}>{texts.common.tryAgain}</Button>
          </Alert>
        )}
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
        <Legend />
      </div>
      <DayPanel summary={summary} wide={wide} loading={loading} onSelect={onSelect} onClose={props.onClose}>
        {!wide && (
          <VisuallyHidden>
            <output>{actions.said}</output>
          </VisuallyHidden>
        )}
        {summary && (
          <DayHours
            summary={summary}
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
