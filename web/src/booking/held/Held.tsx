import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';

const HeldNote = lazyExtra(() => import('./HeldNote.tsx'));

/** Unpaid holds, if the park takes online payments; loaded only for their riders. */
export function Held() {
  const { payments } = usePark();
  const { user } = useAuth();
  if (payments.online === 'off' || user === null) return null;
  return (
    <Suspense fallback={null}>
      <HeldNote rider={user.id} />
    </Suspense>
  );
}
