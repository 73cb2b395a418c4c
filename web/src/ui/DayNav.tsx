import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import styles from './DayNav.module.css';
import { CalendarIcon } from './icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './pageIcons.tsx';

interface DayNavProps {
  day: Temporal.PlainDate;
  onDay: (day: Temporal.PlainDate) => void;
  texts: { previousDay: string; nextDay: string; chooseDay: string };
  /** The first day that can be chosen. */
  from?: Temporal.PlainDate;
}

/** The name of a day, its neighbours, and the browser's date picker behind the name. */
export function DayNav({ day, onDay, texts: t, from }: DayNavProps) {
  const { language } = useLanguage();
  const previous = day.subtract({ days: 1 });
  const first = from && Temporal.PlainDate.compare(previous, from) < 0;
  return (
    <div className={styles.nav}>
      <button
        type="button"
        className={styles.step}
        aria-label={t.previousDay}
        disabled={first}
        onClick={() => onDay(previous)}
      >
        <ChevronLeftIcon />
      </button>
      <label className={styles.day}>
        <span className={styles.weekday}>{weekdayText(day, language)}</span>
        <span className={styles.date}>
          <span>{dateText(day)}</span>
          <CalendarIcon />
        </span>
        <input
          type="date"
          className={styles.input}
          aria-label={t.chooseDay}
          value={day.toString()}
          min={from?.toString()}
          required
          onClick={(event) => event.currentTarget.showPicker?.()}
          onChange={(event) => {
            if (event.target.value) onDay(Temporal.PlainDate.from(event.target.value));
          }}
        />
      </label>
      <button
        type="button"
        className={styles.step}
        aria-label={t.nextDay}
        onClick={() => onDay(day.add({ days: 1 }))}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}
