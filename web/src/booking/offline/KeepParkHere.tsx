import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { useMedia } from '../../ui/useMedia.ts';

const KeepPark = lazyExtra(() => import('./KeepPark.tsx'));

/** For who has installed the site as an app: it opens without network also where nobody is logged in. */
export function KeepParkHere() {
  const isInstalled = useMedia('(display-mode: standalone)');
  if (!isInstalled || !('serviceWorker' in navigator && 'indexedDB' in globalThis)) return null;
  return (
    <Suspense fallback={null}>
      <KeepPark />
    </Suspense>
  );
}
