import { may } from '@cablepark/domain/accounts/permissions';
import { Suspense, useEffect } from 'react';
import { groupDoor, useGroupStart } from '../../booking/groupDoor.ts';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';

const GroupFromHere = lazyExtra(() => import('../../features/staff-desk/party/GroupFromHere.tsx'));

/** The staff's booking of a group, opened on the planner and on Slots. */
export function GroupHere() {
  const first = useGroupStart();
  const { user } = useAuth();
  const person = user?.id ?? null;
  // Otherwise it would open again for the next person who logs in on this screen.
  useEffect(() => (person === null ? undefined : groupDoor.close), [person]);
  if (first === null || !may(user?.role ?? null, 'slot.bookForOthers')) return null;
  return (
    <Suspense fallback={null}>
      <GroupFromHere first={first} onClose={groupDoor.close} />
    </Suspense>
  );
}
