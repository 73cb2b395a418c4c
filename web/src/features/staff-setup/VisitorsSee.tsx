import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStaffTexts } from '../../staff/texts.ts';
import styles from './Setup.module.css';

/** What visitors see of it now, with a link. */
export function VisitorsSee({ to, children }: { to?: string; children: ReactNode }) {
  const t = useStaffTexts().setup;
  return (
    <p className={styles.visitors}>
      <span>{t.visitorsSee}</span> <strong>{children || t.nothingYet}</strong>{' '}
      {to && <Link to={to}>{t.look}</Link>}
    </p>
  );
}
