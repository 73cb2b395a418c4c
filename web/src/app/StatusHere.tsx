import { Suspense } from 'react';
import { lazyExtra } from '../lib/lazyExtra.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useStaffPlace } from './shell/staffPlace.ts';

const LiveStatus = lazyExtra(() => import('../park/status/LiveStatus.tsx'));

/** The current closure or delay, above every page for riders, if the server knows of closures. */
export function StatusHere() {
  const { features } = usePark();
  const isShown = useStaffPlace() === null;
  if (!features.includes('closures')) return null;
  return (
    <Suspense fallback={null}>
      <LiveStatus isShown={isShown} />
    </Suspense>
  );
}
