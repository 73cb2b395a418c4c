import { Suspense, useState } from 'react';
import { lazyExtra } from '../lib/lazyExtra.ts';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { mayBeOffered } from './offered.ts';

/** Few who look at the planner book: the offer comes when it is made. */
const PushOffer = lazyExtra(async () => ({ default: (await import('./PushOffer.tsx')).PushOffer }));

/** The offer to be told on this device, where the park can do it and something has been booked here. */
export function AfterBooking({ hasBooked }: { hasBooked: boolean }) {
  const { features } = usePark();
  const { user } = useAuth();
  if (!hasBooked || !user || !features.includes('push')) return null;
  return <OfferOnce account={user.id} />;
}

/** Who has answered, now or on another day, is not asked again, nor the server. */
function OfferOnce({ account }: { account: string }) {
  const [isOpen, setOpen] = useState(mayBeOffered);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <PushOffer account={account} onRefuse={() => setOpen(false)} />
    </Suspense>
  );
}
