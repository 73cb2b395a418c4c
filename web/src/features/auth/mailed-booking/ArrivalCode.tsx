import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import { mailedBookingTexts } from '../../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { LazyQrCode } from '../../../ui/qr/LazyQrCode.tsx';
import styles from './MailedBooking.module.css';

/** The link as a QR code, which the desk scans to check the rider in. */
export function ArrivalCode({ token }: { token: string }) {
  const t = usePageTexts(mailedBookingTexts);
  const { origin } = window.location;
  return (
    <div className={styles.arrival}>
      <div className={styles.code}>
        <LazyQrCode text={`${origin}${mailedBookingPage}?token=${token}`} title={t.code} />
      </div>
      <p className={styles.note}>{t.codeHint}</p>
    </div>
  );
}
