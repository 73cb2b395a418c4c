import type { Slot } from '@cablepark/domain/slots/slot';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import styles from './ToCalendar.module.css';

/** Gives the booking as a file that calendars open. */
export function ToCalendar({ slot, time, track }: { slot: Slot; time: string; track: string }) {
  const texts = useTexts();
  const t = texts.account;
  const taking = useMutation({
    // Few take one along: what that needs comes when it is needed.
    mutationFn: async () => (await import('../api/bookingFile.ts')).keepBooking(slot.id),
    onError: (error) => toast.error(failedText(t.toCalendarFailed, error, texts)),
  });
  return (
    <button
      type="button"
      className={styles.toCalendar}
      aria-label={t.toCalendarAt(time, track)}
      aria-busy={taking.isPending || undefined}
      disabled={taking.isPending}
      onClick={() => taking.mutate()}
    >
      <CalendarIcon /> {t.toCalendar}
    </button>
  );
}
