import { Suspense } from 'react';
import { lazyExtra } from '../lib/lazyExtra.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useConsent } from './consentStore.ts';

/** If the code fails to load, the page works without analytics. */
const Analytics = lazyExtra(() => import('./Analytics.tsx'));

/** Only if the park has an analytics id and the visitor accepted; before that nothing is loaded, called or stored. */
export function ConsentedAnalytics() {
  const { analyticsId } = usePark();
  const isAccepted = useConsent() === 'accepted';
  if (analyticsId === null || !isAccepted) return null;
  return (
    <Suspense fallback={null}>
      <Analytics id={analyticsId} />
    </Suspense>
  );
}
