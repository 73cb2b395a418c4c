import { Suspense } from 'react';
import { lazyExtra } from '../lib/lazyExtra.ts';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';

/** Few who look at the planner book: the offer comes when it is made. */
const PushOffer = lazyExtra(async () => ({ default: (await import('./PushOffer.tsx')).PushOffer }));

/** The offer to be told on this device, where the park can do it and something has been booked here. */
export function AfterBooking({ hasBooked }: { hasBooked: boolean }) {
  const { features } = usePark();
  const { user } = useAuth();
  if (!hasBooked || !user || !features.includes('push')) return null;
  return (
    <Suspense fallback={null}>
      <PushOffer account={user.id} />
    </Suspense>
  );
}
