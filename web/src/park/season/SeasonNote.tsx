import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { usePark } from '../ParkProvider.tsx';

/** Within a season the words don't come with the page. */
const LazySeason = lazyExtra(async () => ({ default: (await import('./ShownSeason.tsx')).ShownSeason }));

/** When the next season begins; nothing within one. @param className of the page: its styles are there before any script */
export function SeasonNote({ className }: { className: string | undefined }) {
  const { season } = usePark();
  if (!season?.next) return null;
  return (
    <p className={className}>
      <Suspense fallback={null}>
        <LazySeason next={season.next} />
      </Suspense>
    </p>
  );
}
