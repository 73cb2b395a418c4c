import { Suspense } from 'react';
import { useJustBooked } from '../../booking/justBooked.ts';
import { lazyExtra } from '../../lib/lazyExtra.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';

const PushOffer = lazyExtra(async () => ({
  default: (await import('../../features/account/push/PushOffer.tsx')).PushOffer,
}));

/** The offer to be told on this device: it comes after a booking, and travels to nobody who has not booked. */
export function LatePushOffer() {
  const { user } = useAuth();
  const { features } = usePark();
  const hasBooked = useJustBooked();
  if (!hasBooked || !user || !features.includes('push')) return null;
  return (
    <Suspense fallback={null}>
      <PushOffer key={user.id} user={user} />
    </Suspense>
  );
}
