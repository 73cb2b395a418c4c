import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { atStart, beginTour, onTourChange, type TourNow, tourNow } from './tourScroll.ts';

/** Goes on with the tour through these sections, or begins it. @returns where it is, from what the server drew on */
export function useAutoScroll(list: RefObject<HTMLElement | null>): TourNow {
  useEffect(() => (list.current ? beginTour(list.current) : undefined), [list]);
  return useSyncExternalStore(onTourChange, tourNow, () => atStart);
}
