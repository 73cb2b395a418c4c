import type { Slot } from '@cablepark/domain/slots/slot';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { keepFile } from '../../lib/keptFile.ts';
import { CalendarIcon } from '../../ui/icons.tsx';
import { takeBooking } from './api/calendar.ts';
import styles from './SlotList.module.css';

/** Gives the booking as a file that calendars open. */
export function ToCalendar({ slot, time, track }: { slot: Slot; time: string; track: string }) {
  const texts = useTexts();
  const t = texts.account;
  const taking = useMutation({
    mutationFn: () => takeBooking(slot.id),
    onSuccess: keepFile,
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
