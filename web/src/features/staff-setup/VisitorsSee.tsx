import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePark } from '../../park/ParkProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import styles from './Setup.module.css';

/** What visitors see of it now, or will once the park is open, with a link. */
export function VisitorsSee({ to, children }: { to?: string; children: ReactNode }) {
  const t = useStaffTexts().setup;
  const { isOpen } = usePark().opening;
  return (
    <p className={styles.visitors}>
      <span>{isOpen ? t.visitorsSee : t.visitorsWillSee}</span> <strong>{children || t.nothingYet}</strong>{' '}
      {to && <Link to={to}>{t.look}</Link>}
    </p>
  );
}
