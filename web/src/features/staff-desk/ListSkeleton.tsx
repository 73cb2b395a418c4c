import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ListSkeleton.module.css';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** A placeholder for a loading list, announced once. */
export function ListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <output>
        <VisuallyHidden>{useTexts().common.loading}</VisuallyHidden>
      </output>
      <Skeleton width="12rem" height="1.75rem" />
      {rows.map((row) => (
        <Skeleton key={row} height="4rem" />
      ))}
    </div>
  );
}
