import { readShownMonth } from '@cablepark/contract/rides/shown-month';
import type { DayCount } from '@cablepark/domain/planner/day-summary';
import { useMemo, useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';

/** The prerendered days of a month, for the time before hydration; null once the month is loaded, and on pages without them. */
export function useSentMonth(
  track: number,
  grid: readonly Temporal.PlainDate[],
  isRead: boolean,
): readonly DayCount[] | null {
  const { shownMonth } = usePark();
  const [prerendered, setPrerendered] = useState(() => {
    if (shownMonth?.track !== track) return null;
    return new Map(readShownMonth(shownMonth).map((count) => [count.day.toString(), count]));
  });
  if (isRead && prerendered) setPrerendered(null);
  return useMemo(() => {
    if (isRead || !prerendered) return null;
    const counts = grid.flatMap((day) => prerendered.get(day.toString()) ?? []);
    return counts.length === grid.length ? counts : null;
  }, [grid, isRead, prerendered]);
}
