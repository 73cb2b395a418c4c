import type { DaySummary } from '@cablepark/domain/planner/day-summary';
import { useLayoutEffect } from 'react';
import { dayTitle, shortDay } from '../../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/pageIcons.tsx';
import styles from './DayPanel.module.css';

interface DayPanelProps {
  /** Null without a selected day; then only a wide screen shows a hint in the panel's place. */
  summary: DaySummary | null;
  wide: boolean;
  loading: boolean;
  onSelect: (day: Temporal.PlainDate) => void;
  onClose: () => void;
  children: Elements;
}

/** The selected day: beside the grid on wide screens, else a sheet. */
export function DayPanel({ summary, wide, loading, onSelect, onClose, children }: DayPanelProps) {
  const { language } = useLanguage();
  const t = useTexts().planner;
  const title = summary ? dayTitle(summary.day, language) : t.pickDay;
  const steps = summary && <DaySteps summary={summary} wide={wide} loading={loading} onSelect={onSelect} />;

  if (!wide) {
    // Unmounts instead of closing: its clean-up can then still restore the focus to the day.
    if (!summary) return null;
    return (
      <DaySheet title={title} onClose={onClose}>
        {steps}
        {children}
      </DaySheet>
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

interface DaySheetProps {
  title: string;
  onClose: () => void;
  children: Elements;
}

function DaySheet({ title, onClose, children }: DaySheetProps) {
  // The browser puts the last opened dialog on top. If a tablet is turned, the day becomes a sheet, which must go below a question that is already
  // open.
  useLayoutEffect(() => {
    const question = document.querySelector<HTMLDialogElement>('dialog[open][role="alertdialog"]');
    question?.close();
    question?.showModal();
    question?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return (
    <Dialog open onClose={onClose} title={title} shape="sheet" isInAddress>
      <div className={styles.sheet}>{children}</div>
    </Dialog>
  );
}

type DayStepsProps = Pick<DayPanelProps, 'wide' | 'loading' | 'onSelect'> & { summary: DaySummary };

/** The days before and after. On a sheet they stay at the top, so they name the day too, and get the first focus. */
function DaySteps({ summary, wide, loading, onSelect }: DayStepsProps) {
  const { language } = useLanguage();
  const t = useTexts().planner;
  const { day, free, total } = summary;
  const count = total === 0 ? t.noSlots : t.freeOf(free, total);
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
      <p className={styles.free} tabIndex={-1} data-autofocus>
        {!wide && <span className={styles.short}>{shortDay(day, language)}</span>}
        <span>{loading ? '\u00a0' : count}</span>
      </p>
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
