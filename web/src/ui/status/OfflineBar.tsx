import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { OfflineIcon } from '../icons.tsx';
import { useOnline } from '../useOnline.ts';
import styles from './OfflineBar.module.css';

/**
 * Says that the connection is lost for as long as it is. Its live region is always there, so that readers hear it.
 * @param inside a dialog, which would cover the one of the page
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
