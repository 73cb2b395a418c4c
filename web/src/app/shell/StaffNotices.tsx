import { may } from '@cablepark/domain/accounts/permissions';
import { lazy, Suspense } from 'react';
import { usePark } from '../../park/ParkProvider.tsx';
import { isStaff, useRole } from './viewers.ts';

const StaffNotice = lazy(() => import('../../features/staff-setup/StaffNotice.tsx'));

/** Above every page of the staff: that visitors do not see it yet, and to Admins how to go on preparing the park. */
export function StaffNotices() {
  const { opening, isSetUp } = usePark();
  const role = useRole();
  const isShut = isStaff(role) && !opening.isOpen;
  const isUnfinished = may(role, 'park.edit') && !isSetUp;
  if (!isShut && !isUnfinished) return null;
  return (
    <Suspense fallback={null}>
      <StaffNotice isShut={isShut} isUnfinished={isUnfinished} />
    </Suspense>
  );
}
