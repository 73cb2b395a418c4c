import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.tsx';

const KeepSlots = lazyExtra(() => import('./KeepSlots.tsx'));

/** For pages of riders: their next slots stay on this device, where it can show a page without network. */
export function KeepSlotsHere({ account }: { account: string | null }) {
  if (account === null || !('serviceWorker' in navigator && 'indexedDB' in globalThis)) return null;
  return (
    <Suspense fallback={null}>
      <KeepSlots account={account} />
    </Suspense>
  );
}
