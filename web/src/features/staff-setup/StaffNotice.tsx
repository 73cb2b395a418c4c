import { paths } from '@cablepark/contract/paths';
import { Link, useLocation } from 'react-router';
import { useStaffTexts } from '../../staff/texts.ts';
import { InfoIcon } from '../../ui/icons.tsx';
import styles from './StaffNotice.module.css';

/** One line under the bar: what visitors do not see yet, and the way back to the setup. */
export default function StaffNotice({ isShut, isUnfinished }: { isShut: boolean; isUnfinished: boolean }) {
  const t = useStaffTexts().setup;
  const { pathname } = useLocation();
  const leads = isUnfinished && pathname !== paths.setup;
  if (!isShut && !leads) return null;
  return (
    <aside className={styles.notice} aria-label={t.title}>
      <InfoIcon className={styles.icon} />
      {isShut && <span>{t.notice}</span>}
      {leads && <Link to={paths.setup}>{t.goOn}</Link>}
    </aside>
  );
}
