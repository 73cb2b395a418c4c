import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/pageIcons.tsx';
import styles from './MonthNav.module.css';
import { monthsTitle } from './monthsTitle.ts';

interface MonthNavProps {
  month: Temporal.PlainYearMonth;
  /** Of the days that are shown. */
  firstDay: Temporal.PlainDate | undefined;
  /** Months forward, or back if negative. */
  onStepMonth: (months: number) => void;
  onToday: () => void;
}

/** Links to the previous and next month around the month's name (SPEC.md §2), and back to today. */
export function MonthNav({ month, firstDay, onStepMonth, onToday }: MonthNavProps) {
  const t = useTexts().planner;
  const { language } = useLanguage();
  return (
    <nav className={styles.nav} aria-label={t.months}>
      <button
        type="button"
        className={styles.step}
        aria-label={t.previousMonth}
        onClick={() => onStepMonth(-1)}
      >
        <ChevronLeftIcon />
      </button>
      <h2 className={styles.title} id="planner-month" aria-live="polite">
        {monthsTitle(month, firstDay, language)}
      </h2>
      <button type="button" className={styles.step} aria-label={t.nextMonth} onClick={() => onStepMonth(1)}>
        <ChevronRightIcon />
      </button>
      <Button className={styles.today} onClick={onToday}>
        {t.today}
      </Button>
    </nav>
  );
}
