import type { DeskItem } from '@cablepark/domain/prices/price-list';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import styles from './Gear.module.css';

interface GearButtonsProps {
  items: readonly DeskItem[];
  chosen: readonly string[];
  onChange: (rows: readonly string[]) => void;
}

/** At most one of each for one rider: a tap selects it, another tap removes it. */
export function GearButtons({ items, chosen, onChange }: GearButtonsProps) {
  const { language } = useLanguage();
  const { price } = useTexts().common;
  return (
    <div className={styles.items}>
      {items.map(({ row, name, price: cents }) => {
        const isChosen = chosen.includes(row);
        return (
          <button
            key={row}
            type="button"
            className={styles.item}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter((each) => each !== row) : [...chosen, row])}
          >
            <span>{inLanguage(name, language)}</span> <span className={styles.price}>{price(cents)}</span>
          </button>
        );
      })}
    </div>
  );
}
