import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { isStaff, useRole } from './viewers.ts';

const StaffNotice = lazyExtra(() => import('../../features/staff-setup/StaffNotice.tsx'));

/** Tells staff on every page that visitors do not see it yet, and Admins how to finish the setup. */
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
