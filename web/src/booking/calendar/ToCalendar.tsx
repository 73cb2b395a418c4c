import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import styles from './ToCalendar.module.css';

/** Downloads the booking as a calendar file. It also works in a question, outside the query client. */
export function ToCalendar({ slot, time, track }: { slot: Slot; time: string; track: string }) {
  const texts = useTexts();
  const t = texts.account;
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      // Few riders use it, so its code loads on demand.
      const { keepBooking } = await import('../api/bookingFile.ts');
      await keepBooking(slot.id);
    } catch (error) {
      toast.error(failedText(t.toCalendarFailed, error, texts));
    }
    setPending(false);
  };
  return (
    <button
      type="button"
      className={styles.toCalendar}
      aria-label={t.toCalendarAt(time, track)}
      aria-busy={isPending || undefined}
      disabled={isPending}
      onClick={() => void download()}
    >
      <CalendarIcon /> <span>{t.toCalendar}</span>
    </button>
  );
}
