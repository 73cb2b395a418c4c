import type { DayCount } from '@cablepark/domain/planner/day-summary';
import { weekdaysFromMonday } from '@cablepark/domain/time/display';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { names } from '../../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { DayCell } from './DayCell.tsx';
import { dayAfterKey, entryDay } from './gridKeys.ts';
import styles from './MonthGrid.module.css';
import { monthsTitle } from './monthsTitle.ts';
import type { Waiting } from './waitingDays.ts';

export interface MonthGridProps {
  days: readonly DayCount[];
  /** Days with unpaid slots of the rider. */
  waiting?: ReadonlyMap<string, Waiting>;
  month: Temporal.PlainYearMonth;
  today: Temporal.PlainDate;
  /** The day whose hours are open. */
  selected: Temporal.PlainDate | null;
  /** The day in the tab order, which arrows move, if visible. */
  focused: Temporal.PlainDate;
  loading: boolean;
  /** Whether the days are loading; undefined for prerendered data. */
  busy: boolean | undefined;
  onSelect: (day: Temporal.PlainDate) => void;
  /** Arrow keys; the page changes the month if needed. `false` if it has no such day. */
  onFocusDay: (day: Temporal.PlainDate) => boolean;
}

/** Six weeks, Monday first (SPEC.md §2). One tab stop; arrows, Home, End and the page keys move inside. */
export function MonthGrid(props: MonthGridProps) {
  const { days, waiting, month, today, selected, focused, loading } = props;
  const { language } = useLanguage();
  const t = useTexts().planner;
  const entry = useMemo(
    () =>
      entryDay(
        days.map(({ day }) => day),
        [focused, selected, today],
      ),
    [days, focused, selected, today],
  );
  const keys = useGridKeys(entry, focused, props.onFocusDay);
  // Keeps the memoised cells from a new render.
  const onSelect = useSameFunction(props.onSelect);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

  return (
    <table
      // A grid of cells with arrow keys is the ARIA grid pattern.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      className={styles.grid}
      aria-label={t.calendar(monthsTitle(month, days[0]?.day, language))}
      aria-busy={props.busy}
      {...keys}
    >
      <WeekdayNames />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day.toString()}>
            {week.map((summary) => (
              <DayCell
                key={summary.day.toString()}
                summary={summary}
                waiting={waiting?.get(summary.day.toString())}
                quiet={!summary.day.toPlainYearMonth().equals(month)}
                isToday={summary.day.equals(today)}
                isSelected={selected?.equals(summary.day) ?? false}
                isFocused={entry?.equals(summary.day) ?? false}
                loading={loading}
                onSelect={onSelect}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekdayNames() {
  const { language } = useLanguage();
  return (
    <thead>
      <tr>
        {weekdaysFromMonday(language).map((name, column) => (
          <th key={name} scope="col" className={styles.weekday}>
            <VisuallyHidden>{name}</VisuallyHidden>
            <span aria-hidden="true">{names[language].columnWeekday[column]}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Moves from `entry`, the cell in the tab order, with the keys of a grid. @returns the table's props. */
function useGridKeys(
  entry: Temporal.PlainDate | null,
  focusDay: Temporal.PlainDate,
  onFocusDay: MonthGridProps['onFocusDay'],
) {
  const grid = useRef<HTMLTableElement>(null);
  const byKeyboard = useRef(false);

  // The target cell may be in a month that renders only after this.
  useEffect(() => {
    if (!byKeyboard.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${focusDay.toString()}"]`);
    if (!cell) return;
    byKeyboard.current = false;
    cell.focus();
  });

  function onKeyDown(event: KeyboardEvent) {
    const next = entry && dayAfterKey(entry, event.key);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byKeyboard.current = onFocusDay(next);
  }
  return { ref: grid, onKeyDown };
}

/** A stable function that calls the latest `onSelect`. */
function useSameFunction(onSelect: MonthGridProps['onSelect']): MonthGridProps['onSelect'] {
  const last = useRef(onSelect);
  useEffect(() => {
    last.current = onSelect;
  });
  return useCallback((day) => last.current(day), []);
}
