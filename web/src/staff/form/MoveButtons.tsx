import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './MoveButtons.module.css';

interface MoveButtonsProps {
  up: string;
  down: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Side by side, for rows of a single line. */
  beside?: boolean;
}

/** One place up or down. At the ends a button stays in reach of the keys, so that the focus is not lost there. */
export function MoveButtons({ up, down, isFirst, isLast, onMove, beside }: MoveButtonsProps) {
  return (
    <div className={classes(styles.moves, beside && styles.beside)}>
      <button
        type="button"
        className={styles.move}
        aria-label={up}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMove(-1)}
      >
        <ChevronDownIcon className={styles.upwards} />
      </button>
      <button
        type="button"
        className={styles.move}
        aria-label={down}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(1)}
      >
        <ChevronDownIcon />
      </button>
    </div>
  );
}
