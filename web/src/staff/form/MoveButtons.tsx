import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './MoveButtons.module.css';

interface MoveButtonsProps {
  up: string;
  down: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Side by side, for single-line rows. */
  beside?: boolean;
}

/** Moves one place up or down. At the ends a button stays focusable, so that the focus is not lost. */
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
