import { StaleNote } from '../../live/StaleNote.tsx';
import type { Stale } from '../../live/staleSince.ts';
import type { Elements } from '../../ui/elements.ts';
import { Legend } from './grid/Legend.tsx';
import { MonthGrid, type MonthGridProps } from './grid/MonthGrid.tsx';
import { MonthNav } from './grid/MonthNav.tsx';
import styles from './PlannerPage.module.css';

interface TrackMonthProps extends MonthGridProps {
  /** Above the grid if the slots failed to load. */
  failure: Elements;
  /** Set while the visible slots are stale. */
  stale: Stale | null;
  /** Months forward, or back if negative. */
  onStepMonth: (months: number) => void;
}

/** The month's navigation, its days, and the legend. */
export function TrackMonth({ failure, stale, onStepMonth, ...grid }: TrackMonthProps) {
  return (
    <div className={styles.month}>
      <MonthNav
        month={grid.month}
        firstDay={grid.days[0]?.day}
        onStepMonth={onStepMonth}
        onToday={() => grid.onSelect(grid.today)}
      />
      <div className={styles.grid}>
        <MonthGrid {...grid} />
        {failure && <div className={styles.overGrid}>{failure}</div>}
      </div>
      <Legend />
      {stale && <StaleNote {...stale} />}
    </div>
  );
}
