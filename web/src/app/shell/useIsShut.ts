import { usePark } from '../../park/ParkProvider.tsx';
import { isStaff, useViewers } from './viewers.ts';

/** Whether this viewer sees the park as closed: visitors and riders, and everybody until the session is known. */
export function useIsShut(): boolean {
  const { opening } = usePark();
  const viewers = useViewers();
  return !opening.isOpen && !viewers.every(isStaff);
}
