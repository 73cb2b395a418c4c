import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { atStart, beginTour, onTourChange, type TourNow, tourNow } from './tourScroll.ts';

/** Continues or starts the tour on these sections. @returns its state, first the prerendered one */
export function useAutoScroll(list: RefObject<HTMLElement | null>): TourNow {
  useEffect(() => (list.current ? beginTour(list.current) : undefined), [list]);
  return useSyncExternalStore(onTourChange, tourNow, () => atStart);
}
