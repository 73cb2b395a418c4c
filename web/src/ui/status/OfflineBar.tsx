import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { OfflineIcon } from '../icons.tsx';
import { useOnline } from '../useOnline.ts';
import styles from './OfflineBar.module.css';

/**
 * Warns while the connection is lost. Its live region is always in the page, so that screen readers announce it.
 * @param inside a dialog, which would cover the page's own bar
 */
export function OfflineBar({ inside = false }: { inside?: boolean }) {
  const t = useFrameTexts().common;
  const online = useOnline();
  return (
    <output>
      {!online && (
        <span className={styles.bar} style={inside ? { position: 'static' } : undefined}>
          <OfflineIcon className={styles.icon} />
          <span>{t.offline}</span>
        </span>
      )}
    </output>
  );
}
