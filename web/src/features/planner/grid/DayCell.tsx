import type { DayCount } from '@cablepark/domain/planner/day-summary';
import { memo } from 'react';
import { longDay, names } from '../../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './DayCell.module.css';
import { DayMark } from './DayMark.tsx';
import { dayLabel } from './dayLabels.ts';
import { StarIcon } from './StarIcon.tsx';
import type { Waiting } from './waitingDays.ts';

interface DayCellProps {
  summary: DayCount;
  waiting: Waiting | undefined;
  /** A day of the previous or next month. */
  quiet: boolean;
  isToday: boolean;
  isSelected: boolean;
  isFocused: boolean;
  loading: boolean;
  onSelect: (day: Temporal.PlainDate) => void;
}

/** One day: its number, an event's star, free of all as figures and as the length of its lower edge. Its label says the same to screen readers. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { summary, waiting, quiet, isToday, isSelected, isFocused, loading, onSelect } = props;
  const { day, colour, eventCount, free, total } = summary;
  const { language } = useLanguage();
  const t = useTexts().planner;
  return (
    <td aria-selected={isSelected} className={styles.cell}>
      <button
        type="button"
        className={styles.day}
        data-day={day.toString()}
        data-colour={loading ? 'gray' : colour}
        data-quiet={quiet || undefined}
        // Not a style: the policy of a page from the server refuses those.
        data-eighths={!loading && colour === 'free' ? Math.ceil((free / total) * 8) : undefined}
        tabIndex={isFocused ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onSelect(day)}
      >
        <VisuallyHidden>
          {loading ? longDay(day, language) : dayLabel(summary, language, t, waiting)}
        </VisuallyHidden>
        <span className={styles.top} aria-hidden="true">
          <span
            className={styles.number}
            data-month={day.day === 1 ? names[language].shortMonth[day.month - 1] : undefined}
          >
            {day.day}
          </span>
          <span className={styles.marks}>
            {eventCount > 0 && colour !== 'event' && <StarIcon className={styles.star} />}
            <DayMark colour={colour} waiting={waiting} />
          </span>
        </span>
        {loading ? (
          <span className={styles.waiting} />
        ) : (
          total > 0 && (
            <span className={styles.count} aria-hidden="true">
              <b>{free}</b>
              <span>{`/${total}`}</span>
            </span>
          )
        )}
      </button>
    </td>
  );
});
