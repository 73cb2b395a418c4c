import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { usePark } from '../ParkProvider.tsx';

/** Within a season neither words nor styles come with the page. */
const LazySeason = lazyExtra(async () => ({ default: (await import('./ShownSeason.tsx')).ShownSeason }));

/** When the next season begins; nothing within one. */
export function SeasonNote() {
  const { season } = usePark();
  if (!season?.next) return null;
  return (
    <Suspense fallback={null}>
      <LazySeason next={season.next} />
    </Suspense>
  );
}
