import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ListSkeleton.module.css';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Holds the place of a list that is on its way, and says so once. */
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
