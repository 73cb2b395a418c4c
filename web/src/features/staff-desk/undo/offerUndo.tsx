import { type Id, toast } from 'react-toastify/unstyled';
import styles from './offerUndo.module.css';

/** How long a message with Undo is shown (ms, SPEC.md §2); the list on Today shows it longer. */
const offerMs = 5000;

/** Adds the button to a message that is still shown. */
export function offerUndo(
  message: Id,
  { text, label, undo }: { text: string; label: string; undo: () => void },
): void {
  const click = () => {
    toast.dismiss(message);
    undo();
  };
  toast.update(message, {
    autoClose: offerMs,
    render: (
      <span className={styles.offer}>
        <span>{text}</span>
        <button type="button" className={styles.undo} onClick={click}>
          {label}
        </button>
      </span>
    ),
  });
}
