import { timeText } from '@cablepark/domain/time/display';
import { choosingPath, type RideToChoose } from '../../booking/api/closedRides.ts';
import { useMomentText } from '../../booking/useMomentText.ts';
import { mailedBookingTexts } from '../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './DelayedRides.module.css';

/** Rides that stops delayed, in one note: their new times, and a link to answer for each. */
export function DelayedRides({ rides }: { rides: readonly RideToChoose[] }) {
  const t = usePageTexts(mailedBookingTexts).closed.delayed;
  const mustAnswer = rides.some(({ question }) => question === 'answer');
  return (
    <Alert kind={mustAnswer ? 'warning' : 'info'} title={rides.length > 1 ? t.rides : t.ride}>
      <p>{mustAnswer ? t.lead : `${t.lead} ${t.confirm}`}</p>
      <ul className={styles.rides}>
        {rides.map((ride) => (
          <DelayedRide key={ride.slot} ride={ride} />
        ))}
      </ul>
    </Alert>
  );
}

function DelayedRide({ ride }: { ride: RideToChoose }) {
  const t = usePageTexts(mailedBookingTexts).closed;
  const { zone } = usePark();
  const trackName = useTrackName();
  const momentText = useMomentText();
  const { question, start, track, delayedFrom, answerUntil } = ride;
  const facts = [
    trackName(track),
    ...(delayedFrom ? [t.delayed.insteadOf(timeText(delayedFrom, zone))] : []),
    ...(question === 'answer' ? [t.chooseUntil(momentText(answerUntil))] : []),
  ];
  return (
    <li className={styles.ride}>
      <span className={styles.when}>
        <b>{momentText(start)}</b>
        <span>{facts.join(' · ')}</span>
      </span>
      <ButtonLink
        variant={question === 'answer' ? 'primary' : 'secondary'}
        to={choosingPath(ride)}
        aria-label={`${t.delayed.answer}: ${momentText(start)}, ${trackName(track)}`}
      >
        {t.delayed.answer}
      </ButtonLink>
    </li>
  );
}
