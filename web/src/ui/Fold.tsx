import { classes } from './classes.ts';
import type { Elements } from './elements.ts';
import styles from './Fold.module.css';
import { ChevronDownIcon } from './icons.tsx';

interface FoldProps {
  title: Elements;
  open?: boolean | undefined;
  /** A line inside a form, or a separate bar. */
  look?: 'line' | 'bar';
  className?: string | undefined;
  children: Elements;
}

/** What few need, behind its name. */
export function Fold({ title, open, look = 'line', className, children }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)} open={open}>
      <summary className={classes(styles.summary, styles[look])}>
        <ChevronDownIcon className={styles.chevron} />
        <span>{title}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
