import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';

const HeldNote = lazyExtra(() => import('./HeldNote.tsx'));

/** What waits to be paid, where the park takes money online; loaded by those alone whom it concerns. */
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
