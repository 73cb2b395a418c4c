import { Suspense, useState } from 'react';
import { lazyExtra } from '../lib/lazyExtra.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { mayBeOffered } from './offered.ts';

/** Few visitors book, so the code loads with the offer. */
const PushOffer = lazyExtra(async () => ({ default: (await import('./PushOffer.tsx')).PushOffer }));

/** Offers push messages on this device after a booking, if the server supports them. */
export function AfterBooking({ hasBooked }: { hasBooked: boolean }) {
  const { features } = usePark();
  const { user } = useAuth();
  if (!hasBooked || !user || !features.includes('push')) return null;
  return <OfferOnce account={user.id} />;
}

/** After an answer, now or earlier, neither asks again nor sends a request. */
function OfferOnce({ account }: { account: string }) {
  const [isOpen, setOpen] = useState(mayBeOffered);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <PushOffer account={account} onRefuse={() => setOpen(false)} />
    </Suspense>
  );
}
