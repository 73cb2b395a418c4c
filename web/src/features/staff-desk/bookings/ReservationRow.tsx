import { memo } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { RiderLink } from '../../../staff/people/RiderLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useDesk, usePending } from '../deskContext.ts';
import { MissingIcon, MoreIcon, PhoneIcon } from '../icons.tsx';
import { slotButtonId } from '../keepFocus.ts';
import { PaidLabel } from '../PaidLabel.tsx';
import unpaid from '../PayButton.module.css';
import type { Reservation } from '../reservations.ts';
import { phoneLink, phoneText } from '../rider.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './ReservationRow.module.css';

/** The cells of a row (SPEC.md §2, /bookings): time, track, price, e-mail, name, phone, and pay or unbook. */
export const ReservationRow = memo(function ReservationRow({ reservation }: { reservation: Reservation }) {
  const t = useDeskTexts();
  const { common } = useTexts();
  const trackName = useTrackName();
  const words = useReservationWords();
  const { open } = useDesk();
  const { slot, time, rider, missing } = reservation;
  const name = words.name(reservation);
  return (
    <>
      <span className={styles.time}>{time}</span>
      <span className={styles.track} title={trackName(slot.track)}>
        {trackName(slot.track)}
      </span>
      <span className={styles.price}>{common.price(slot.price)}</span>
      <span className={styles.name} title={name}>
        <RiderLink id={rider?.id ?? null} name={name} />
      </span>
      <span className={styles.contact} title={rider?.email ?? undefined}>
        {missing && (
          <span className={styles.missing}>
            <MissingIcon />
            <span>{t.missing}</span>
          </span>
        )}
        <span className={styles.email}>{rider ? (rider.email ?? t.guest) : ''}</span>
      </span>
      <span className={styles.phone}>
        {rider?.phone && (
          <a
            className={styles.call}
            href={phoneLink(rider.phone)}
            aria-label={t.call(name, phoneText(rider.phone))}
          >
            <PhoneIcon className={styles.callIcon} />
            <span>{phoneText(rider.phone)}</span>
          </a>
        )}
      </span>
      <ReservationActions reservation={reservation} />
      <button
        type="button"
        id={slotButtonId(slot.id)}
        className={styles.more}
        aria-haspopup="dialog"
        aria-label={`${t.more}: ${words.place(slot)}, ${name}`}
        onClick={() => open({ kind: 'details', reservation })}
      >
        <MoreIcon />
      </button>
    </>
  );
});

/** Pay and unbook, or the payment once paid (SPEC.md §4). */
function ReservationActions({ reservation }: { reservation: Reservation }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { open, actions } = useDesk();
  const { slot, payment } = reservation;
  const pending = usePending().has(slot.id);
  if (slot.payment !== null) {
    return (
      <span className={styles.actions}>
        <PaidLabel payment={payment} pending={pending} />
      </span>
    );
  }
  const what = `${words.place(slot)}, ${words.name(reservation)}`;
  return (
    <span className={styles.actions}>
      <Button
        className={classes(styles.action, unpaid.pay)}
        disabled={pending}
        aria-label={`${t.payShort}: ${what}`}
        onClick={() => open({ kind: 'pay', reservation })}
      >
        {t.payShort}
      </Button>
      <Button
        variant="quietDanger"
        className={styles.action}
        disabled={pending}
        aria-label={`${t.unbook}: ${what}`}
        onClick={() => void actions.unbook(reservation)}
      >
        {t.unbook}
      </Button>
    </span>
  );
}
