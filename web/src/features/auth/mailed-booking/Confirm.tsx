import { mailedBookingTexts } from '../../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ClosedRideAnswer } from './api/closedRide.ts';
import styles from './ClosedRide.module.css';
import type { Answering } from './useAnswering.ts';

interface ConfirmProps {
  /** The consequence of the choice. */
  text: string;
  confirmLabel: string;
  answer: ClosedRideAnswer;
  answering: Answering;
  onBack: () => void;
}

/** The question replaces the clicked button, and takes its focus. */
export function Confirm({ text, confirmLabel, answer, answering, onBack }: ConfirmProps) {
  const t = usePageTexts(mailedBookingTexts).closed;
  const send = async () => {
    // The page shows above why it was refused; the choice may be gone.
    if (!(await answering.answer(answer))) onBack();
  };
  return (
    <section className={styles.confirm} aria-label={confirmLabel} tabIndex={-1} ref={focusOnce}>
      <p className={styles.what}>{text}</p>
      <div className={styles.buttons}>
        <Button variant="primary" busy={answering.isPending} onClick={() => void send()}>
          {confirmLabel}
        </Button>
        <Button disabled={answering.isPending} onClick={onBack}>
          {t.goBack}
        </Button>
      </div>
    </section>
  );
}

/** For a `ref`: takes the focus when it is shown. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
