import type { Closure } from '@cablepark/domain/closures/closure';
import { LockIcon } from '../../ui/pageIcons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ShownClosures.module.css';
import { useClosureWords } from './useClosureWords.ts';

interface ClosureLinesProps {
  closures: readonly Closure[];
  /** The track's name; null beneath it. */
  track: string | null;
}

/** Closures with their end and reason, and the park's own note. */
export function ClosureLines({ closures, track }: ClosureLinesProps) {
  const words = useClosureWords();
  return (
    <ul className={styles.lines}>
      {closures.map((closure) => {
        const note = words.note(closure);
        return (
          <li key={closure.id} className={styles.line}>
            <LockIcon />
            <span>
              <strong>{words.line(closure, track)}</strong>
              {note !== null && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Why a slot is closed, on its button; a screen reader also reads until when. */
export function ClosedSlot({ closure }: { closure: Closure }) {
  const words = useClosureWords();
  return (
    <>
      <span aria-hidden="true">{words.slot(closure)}</span>
      <VisuallyHidden>{words.slotAloud(closure)}</VisuallyHidden>
    </>
  );
}
