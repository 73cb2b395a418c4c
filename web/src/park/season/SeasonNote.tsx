import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { usePark } from '../ParkProvider.tsx';
import styles from './SeasonNote.module.css';

/** Within a season the words don't come with the page. The styles do: a page that the server made shows the note before any script. */
const LazySeason = lazyExtra(async () => ({ default: (await import('./ShownSeason.tsx')).ShownSeason }));

/** When the next season begins; nothing within one. */
export function SeasonNote() {
  const { season } = usePark();
  if (!season?.next) return null;
  return (
    <p className={styles.note}>
      <Suspense fallback={null}>
        <LazySeason next={season.next} />
      </Suspense>
    </p>
  );
}
