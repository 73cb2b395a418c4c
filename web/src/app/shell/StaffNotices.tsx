import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { isStaff, useRole } from './viewers.ts';

const StaffNotice = lazyExtra(() => import('../../features/staff-setup/StaffNotice.tsx'));

/** Above every page of the staff: that visitors do not see it yet, and to Admins how to go on preparing the park. */
export function StaffNotices() {
  const { opening, isSetUp } = usePark();
  const role = useRole();
  if (!isStaff(role) || (opening.isOpen && isSetUp)) return null;
  return (
    <Suspense fallback={null}>
      <StaffNotice role={role} />
    </Suspense>
  );
}
