import { Suspense } from 'react';
import { choosingPath, useClosedRides } from '../../booking/api/closedRides.ts';
import { useMomentText } from '../../booking/useMomentText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './AccountPage.module.css';
import { DelayedRides } from './DelayedRides.tsx';

/** The rider's closed rides, each with a link to choose. */
export function ClosedRides({ account }: { account: string }) {
  const { account: t, planner } = useTexts();
  const trackName = useTrackName();
  const momentText = useMomentText();
  const rides = useClosedRides(account);
  const delayed = rides.filter(({ question }) => question !== 'choose');
  return (
    <>
      {delayed.length > 0 && (
        <Suspense fallback={null}>
          <DelayedRides rides={delayed} />
        </Suspense>
      )}
      {rides
        .filter(({ question }) => question === 'choose')
        .map((ride) => (
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
        ))}
    </>
  );
}
