import { inLanguage } from '@cablepark/domain/words/in-language';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Prices.module.css';
import { type Removed, removedPart } from './usePriceEditing.ts';

/** Replaces a removed part, with an undo button. */
export function RemovedNote({ removed, onPutBack }: { removed: Removed; onPutBack: () => void }) {
  const t = useStaffTexts().prices;
  const { language } = useLanguage();
  const name = inLanguage(removed.what.name, language).trim() || t.row;
  return (
    <div className={styles.removed} data-part={removedPart}>
      <p>{t.removed(name)}</p>
      <Button onClick={onPutBack}>{t.putBack}</Button>
    </div>
  );
}
