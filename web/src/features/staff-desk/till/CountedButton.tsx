import { useStaffPageTexts } from '../../../staff/texts.ts';
import styles from './Bill.module.css';
import { tillTexts } from './till.texts.ts';

interface CountedButtonProps {
  name: string;
  price: string;
  count: number;
  onAdd: (more: 1 | -1) => void;
}

/** Something to sell: a tap adds one, and once there is one, another button takes it off. */
export function CountedButton({ name, price, count, onAdd }: CountedButtonProps) {
  const t = useStaffPageTexts(tillTexts);
  return (
    <span className={styles.item} data-chosen={count > 0 || undefined}>
      <button type="button" className={styles.add} onClick={() => onAdd(1)}>
        <span>{name}</span> <span className={styles.price}>{count > 0 ? `${count} × ${price}` : price}</span>
      </button>
      {count > 0 && (
        <button
          type="button"
          className={styles.less}
          aria-label={t.removeItem(name)}
          onClick={() => onAdd(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
      )}
    </span>
  );
}
