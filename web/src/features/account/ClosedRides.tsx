import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { choosingPath, useClosedRides } from '../../booking/api/closedRides.ts';
import { shortDay } from '../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './AccountPage.module.css';

/** `sob. 4 lip, 14:15` */
export function useMomentText(): (moment: Temporal.Instant) => string {
  const { language } = useLanguage();
  const { zone } = usePark();
  return (moment) => `${shortDay(dayOf(moment, zone), language)}, ${timeText(moment, zone)}`;
}

/** The rider's closed rides, each with the way to what becomes of it. */
export function ClosedRides({ account }: { account: string }) {
  const { account: t, planner } = useTexts();
  const trackName = useTrackName();
  const momentText = useMomentText();
  const rides = useClosedRides(account);
  return rides.map((ride) => (
    <Alert
      key={ride.slot}
      kind="warning"
      title={t.closed.title(momentText(ride.start), trackName(ride.track))}
    >
      <p>
        {[
          ...(ride.held === null ? [] : [t.closed.isHeld]),
          t.closed.chooseUntil(momentText(ride.answerUntil), planner.closureReasons[ride.reason]),
        ].join(' ')}
      </p>
      <div className={styles.inAlert}>
        <ButtonLink variant="primary" to={choosingPath(ride)}>
          {t.closed.choose}
        </ButtonLink>
      </div>
    </Alert>
  ));
}
