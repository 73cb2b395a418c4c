import type { RiderCardRow } from '@cablepark/contract/accounts/rider-card.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import form from '../../../staff/form/Form.module.css';
import { shortWhen } from '../../../staff/form/when.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import styles from './Card.module.css';
import { cardTexts } from './card.texts.ts';

/** The bookings that ended before their ride, and why. */
export function EndedBookings({ ended }: { ended: RiderCardRow['ended'] }) {
  const t = useStaffPageTexts(cardTexts);
  const { zone } = usePark();
  const trackName = useTrackName();
  return (
    <section className={form.card} aria-label={t.ended}>
      <h2 className={form.cardTitle}>{t.ended}</h2>
      {ended.length === 0 && <p className={form.hint}>{t.noneEnded}</p>}
      <ul className={styles.lines}>
        {ended.map(({ id, startTime, asset, reason, late }) => (
          <li key={id} className={styles.line}>
            <span>
              {startTime === null || asset === null
                ? t.deletedSlot
                : `${shortWhen(requireWireTime(startTime), zone)}, ${trackName(asset)}`}
            </span>
            <span className={styles.soft}>
              {[t.reasons[reason ?? 'unknown'], late ? t.late : ''].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
