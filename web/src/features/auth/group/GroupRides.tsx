import { endOf } from '@cablepark/domain/slots/slot';
import { dateText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { spanText } from '@cablepark/domain/time/span';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { groupTexts } from '../../../i18n/pages/group.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import type { GroupRide } from './api/group.ts';
import styles from './Group.module.css';

/** The places of a group, in riding order. */
export function GroupRides({ rides, title }: { rides: readonly GroupRide[]; title: string }) {
  const t = usePageTexts(groupTexts);
  const { common } = useTexts();
  const { zone } = usePark();
  const trackName = useTrackName();
  return (
    <ul className={styles.rides} aria-label={title}>
      {rides.map(({ slot, name, isPaid }) => (
        <li key={slot.id}>
          <span>
            {`${dateText(dayOf(slot.start, zone))}, ${spanText(slot.start, endOf(slot), zone)}, ${trackName(slot.track)}`}
          </span>
          {name !== null && <span className={styles.name}>{name}</span>}
          <span>{isPaid ? `${common.price(slot.price)}, ${t.paid}` : common.price(slot.price)}</span>
        </li>
      ))}
    </ul>
  );
}
