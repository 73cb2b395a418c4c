import type { DaySummary } from '@cablepark/domain/planner';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../i18n/LanguageProvider.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx';
import styles from './DayPanel.module.css';
import { dayTitle } from './dayLabels.ts';

interface DayPanelProps {
  /** Null while no day is chosen; then only a wide screen shows a hint in the panel's place. */
  summary: DaySummary | null;
  wide: boolean;
  loading: boolean;
  onSelect: (day: Temporal.PlainDate) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The chosen day: beside the grid on wide screens, a sheet in the thumb's reach on others. */
export function DayPanel({ summary, wide, loading, onSelect, onClose, children }: DayPanelProps) {
  const { language } = useLanguage();
  const t = useTexts().planner;
  const title = summary ? dayTitle(summary.day, language) : t.pickDay;
  const steps = summary && <DaySteps summary={summary} loading={loading} onSelect={onSelect} />;

  if (!wide) {
    return (
      <Dialog open={summary !== null} onClose={onClose} title={title} shape="sheet">
        <div className={styles.sheet} tabIndex={-1} data-autofocus>
          {steps}
          {children}
        </div>
      </Dialog>
    );
  }
  return (
    <section className={styles.panel} aria-labelledby="planner-day">
      <h2 id="planner-day" aria-live="polite">
        {title}
      </h2>
      {steps ?? <p className={styles.hint}>{t.pickDayText}</p>}
      {summary && children}
    </section>
  );
}

function DaySteps({
  summary,
  loading,
  onSelect,
}: Pick<DayPanelProps, 'loading' | 'onSelect'> & { summary: DaySummary }) {
  const t = useTexts().planner;
  const { day, free, total } = summary;
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={styles.step}
        aria-label={t.previousDay}
        onClick={() => onSelect(day.subtract({ days: 1 }))}
      >
        <ChevronLeftIcon />
      </button>
      <p className={styles.free}>{loading ? ' ' : total === 0 ? t.noSlots : t.freeOf(free, total)}</p>
      <button
        type="button"
        className={styles.step}
        aria-label={t.nextDay}
        onClick={() => onSelect(day.add({ days: 1 }))}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}
