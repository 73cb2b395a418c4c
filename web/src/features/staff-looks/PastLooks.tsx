import type { Looks } from '@cablepark/domain/theme/looks.schema';
import { themeOf } from '@cablepark/domain/theme/theme';
import styles from './Looks.module.css';
import { LooksPreview } from './LooksPreview.tsx';

/** An earlier version of the park's looks. */
export function PastLooks({ looks }: { looks: Looks }) {
  const theme = themeOf(looks.colours);
  return (
    <div className={styles.previews}>
      <LooksPreview scheme="light" theme={theme} logo={looks.logo} />
      <LooksPreview scheme="dark" theme={theme} logo={looks.logo} />
    </div>
  );
}
