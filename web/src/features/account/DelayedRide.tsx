import { timeText } from '@cablepark/domain/time/display';
import { choosingPath, type RideToChoose } from '../../booking/api/closedRides.ts';
import { useMomentText } from '../../booking/useMomentText.ts';
import { mailedBookingTexts } from '../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './AccountPage.module.css';

/** A ride that stops delayed: its new time, and the way to an answer. */
export function DelayedRide({ ride }: { ride: RideToChoose }) {
  const { closed: t } = usePageTexts(mailedBookingTexts);
  const { zone } = usePark();
  const trackName = useTrackName();
  const momentText = useMomentText();
  const { question, start, track, delayedFrom, answerUntil } = ride;
  return (
    <Alert
      kind={question === 'answer' ? 'warning' : 'info'}
      title={`${t.delayed.ride}: ${momentText(start)}, ${trackName(track)}`}
    >
      <p>
        {[
          t.delayed.lead,
          ...(delayedFrom
            ? [`${timeText(start, zone)} ${t.delayed.insteadOf(timeText(delayedFrom, zone))}.`]
            : []),
          question === 'answer' ? t.chooseUntil(momentText(answerUntil)) : t.delayed.confirm,
        ].join(' ')}
      </p>
      <div className={styles.inAlert}>
        <ButtonLink variant="primary" to={choosingPath(ride)}>
          {t.delayed.answer}
        </ButtonLink>
      </div>
    </Alert>
  );
}
