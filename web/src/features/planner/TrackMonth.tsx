import { StaleNote } from '../../live/StaleNote.tsx';
import type { Stale } from '../../live/staleSince.ts';
import type { Elements } from '../../ui/elements.ts';
import { Legend } from './grid/Legend.tsx';
import { MonthGrid, type MonthGridProps } from './grid/MonthGrid.tsx';
import { MonthNav } from './grid/MonthNav.tsx';
import styles from './PlannerPage.module.css';

interface TrackMonthProps extends MonthGridProps {
  /** Stands over the grid where the slots could not be had. */
  failure: Elements;
  /** From when the shown slots are, where newer ones could not be had; milliseconds since the epoch. */
  stale: Stale | null;
  /** So many months on, or back. */
  onStepMonth: (months: number) => void;
}

/** The month to turn, its days, and what their colours mean. */
export function TrackMonth({ failure, stale, onStepMonth, ...grid }: TrackMonthProps) {
  return (
    <div className={styles.month}>
      <MonthNav month={grid.month} onStepMonth={onStepMonth} onToday={() => grid.onSelect(grid.today)} />
      <div className={styles.grid}>
        <MonthGrid {...grid} />
        {failure && <div className={styles.overGrid}>{failure}</div>}
      </div>
      <Legend />
      {stale && <StaleNote {...stale} />}
    </div>
  );
}
