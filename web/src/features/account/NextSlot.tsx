import { paths } from '@cablepark/contract/paths';
import { hasBegun, type Slot } from '@cablepark/domain/slots/slot';
import { durationText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { Link } from 'react-router';
import { closedRideOf } from '../../booking/api/closedRides.ts';
import { offerOf } from '../../booking/standby/api/standby.ts';
import { shortDay } from '../../i18n/dayNames.ts';
import { daysAway } from '../../i18n/daysAway.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './NextSlot.module.css';
import { spansOf } from './ownSlots.ts';
import type { SlotRowProps } from './SlotRow.tsx';

interface NextSlotProps extends Pick<SlotRowProps, 'now' | 'heldUntil' | 'closedRides' | 'wishes'> {
  /** The rider's, the earliest first. */
  slots: readonly Slot[];
}

/** The first card of My slots: `Następny: pt 27 lis, 11:15`, how much time is left, and directions. */
export function NextSlot({ slots, now, heldUntil, closedRides, wishes }: NextSlotProps) {
  const { language } = useLanguage();
  const t = useTexts().account.next;
  const { zone, contact } = usePark();
  const isHidden = useIsHidden();
  const trackName = useTrackName();
  // A held or offered slot is not booked yet, and a closed one does not take place.
  const ownSlots = slots.filter(
    (each) => heldUntil(each) === null && !closedRideOf(each, closedRides) && !offerOf(each, wishes),
  );
  const [slot] = ownSlots;
  const [span] = spansOf(ownSlots.filter(({ track }) => track === slot?.track));
  if (!slot || !span) return null;
  const minutes = span.start.until(span.end).total('minutes');
  const day = dayOf(slot.start, zone);
  const away = daysAway(day, dayOf(now, zone), language);
  return (
    <section className={styles.next} aria-label={t.label} data-next>
      <p className={styles.label}>{hasBegun(slot, now) ? t.now : `${t.label}: ${away}`}</p>
      <p className={styles.when}>{`${shortDay(day, language)}, ${timeText(slot.start, zone)}`}</p>
      <p>{`${trackName(slot.track)} · ${durationText(minutes)}`}</p>
      <p className={styles.ways}>
        <ButtonLink variant="primary" to={paths.planner}>
          {t.more}
        </ButtonLink>
        {contact.address && !isHidden(paths.location) && (
          <Link to={paths.location} className={styles.way}>
            {t.way}
          </Link>
        )}
      </p>
    </section>
  );
}
