import type { Elements } from '../../../ui/elements.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import styles from './More.module.css';

/** What few need, behind its name. */
export function More({
  title,
  open,
  children,
}: {
  title: string;
  open?: boolean | undefined;
  children: Elements;
}) {
  return (
    <details className={styles.more} open={open}>
      <summary className={styles.summary}>
        <ChevronDownIcon className={styles.chevron} />
        <span>{title}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
