import { RiderLink } from '../../../staff/people/RiderLink.tsx';
import { classes } from '../../../ui/classes.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { CheckIcon } from '../../../ui/signIcons.tsx';
import { phoneLink, phoneText } from '../rider.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './HistoryLine.module.css';
import type { HistoryEntry } from './historyData.ts';

/** Time, action, person and slot; deleted slots and accounts are labelled so. */
export function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { rider, slot } = entry;
  const contact = rider && (rider.email ?? t.guest);
  return (
    <li className={styles.line}>
      <span className={styles.time}>{entry.time}</span>
      <span className={styles.what}>
        <span className={classes(styles.action, entry.booked ? styles.booked : styles.cancelled)}>
          {entry.booked ? <CheckIcon /> : <CloseIcon />}
          <span>{entry.booked ? t.booked : t.cancelled}</span>
        </span>
        {entry.late && <span className={styles.late}>{t.late}</span>}
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          <RiderLink id={rider?.id ?? null} name={rider?.name || rider?.email || t.unknownRider} />
        </span>
        {rider?.phone && (
          <a className={styles.phone} href={phoneLink(rider.phone)}>
            {phoneText(rider.phone)}
          </a>
        )}
        {contact && <span className={styles.email}>{contact}</span>}
        {entry.staff && <span className={styles.staff}>{t.byStaff(entry.staff.name || t.unknownRider)}</span>}
      </span>
      <span className={classes(styles.slot, !slot && styles.gone)}>
        {slot ? words.when(slot) : t.deletedSlot(entry.slotId)}
      </span>
    </li>
  );
}
