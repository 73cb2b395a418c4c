import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import type { Role } from '@cablepark/domain/accounts/roles';
import { Link, useLocation } from 'react-router';
import { usePark } from '../../park/ParkProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { InfoIcon } from '../../ui/signIcons.tsx';
import styles from './StaffNotice.module.css';

/** One line under the bar: what is still hidden from visitors, and a link back to the setup. */
export default function StaffNotice({ role }: { role: Role | null }) {
  const t = useStaffTexts().setup;
  const { opening, isSetUp } = usePark();
  const { pathname } = useLocation();
  const isShut = !opening.isOpen;
  const hasLink = !isSetUp && may(role, 'park.edit') && pathname !== paths.setup;
  if (!isShut && !hasLink) return null;
  return (
    <aside className={styles.notice} aria-label={t.title}>
      <InfoIcon className={styles.icon} />
      {isShut && <span>{t.notice}</span>}
      {hasLink && <Link to={paths.setup}>{t.goOn}</Link>}
    </aside>
  );
}
