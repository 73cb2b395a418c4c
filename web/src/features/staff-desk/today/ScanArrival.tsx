import { bookingTokenIn } from '@cablepark/domain/booking/mailed-link';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../../lib/http/errors.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { readScannedBooking } from '../api/scannedBooking.ts';
import { useDesk } from '../deskContext.ts';
import { CameraIcon } from '../icons.tsx';
import { ScanDialog } from '../passes/scan/ScanDialog.tsx';
import type { Reservation } from '../reservations.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './DayHead.module.css';
import { scanTexts } from './scan.texts.ts';
import { useDay } from './useDay.ts';

/** Checks a rider in by the code of their booking. */
export function ScanArrival({ day }: { day: Temporal.PlainDate }) {
  const t = useStaffPageTexts(scanTexts);
  const [isOpen, setOpen] = useState(false);
  const { reservations } = useDay(day);
  const checkIn = useCheckIn(reservations ?? []);
  return (
    <>
      <Button disabled={!reservations} onClick={() => setOpen(true)}>
        <CameraIcon />
        <span className={styles.minor}>{t.button}</span>
      </Button>
      {isOpen && (
        <ScanDialog
          codeIn={bookingTokenIn}
          words={t}
          onCode={(token) => {
            setOpen(false);
            void checkIn(token);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function useCheckIn(reservations: readonly Reservation[]): (token: string) => Promise<void> {
  const t = useStaffPageTexts(scanTexts);
  const texts = useTexts();
  const words = useReservationWords();
  const { actions } = useDesk();
  return async (token) => {
    try {
      const booking = await readScannedBooking(token);
      if (booking.state !== 'standing') {
        toast.info(t[booking.state]);
        return;
      }
      const { slot } = booking;
      const reservation = reservations.find((each) => each.slot.id === slot.id);
      if (!reservation) toast.info(t.otherDay(words.when(slot)));
      else if (reservation.arrived) toast.info(t.here(words.name(reservation)));
      else await actions.checkIn(reservation, true);
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 403;
      toast.error(isUnknown ? t.unknown : failedText(t.failed, error, texts));
    }
  };
}
