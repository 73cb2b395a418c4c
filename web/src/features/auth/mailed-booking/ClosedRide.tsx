import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { longDay } from '../../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { mailedBookingTexts } from '../../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ClosureLines } from '../../../park/closures/ShownClosures.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { ArrivalCode } from './ArrivalCode.tsx';
import { isToChoose, type ShownClosedRide } from './api/closedRide.ts';
import styles from './ClosedRide.module.css';
import { ClosedRideChoices } from './ClosedRideChoices.tsx';
import { ClosedRideEnd } from './ClosedRideEnd.tsx';
import { useAnswering } from './useAnswering.ts';

interface ClosedRideProps {
  token: string;
  shown: ShownClosedRide;
  /** Whether the booking follows, which contains the greeting. */
  hasBooking: boolean;
}

/** A booking that a closure affects: what happened, the rider's choices, or the result. */
export function ClosedRide({ token, shown, hasBooking }: ClosedRideProps) {
  const t = usePageTexts(mailedBookingTexts);
  const words = useSlotWords();
  const answering = useAnswering(token);
  const { zone } = usePark();
  const { firstName, ride, closure, delayedFrom, question } = shown;
  const isOpen = isToChoose(shown);
  const takesPlace = question !== 'choose' && shown.state === 'asked';
  return (
    <div className={styles.closed}>
      {firstName && !hasBooking && <p>{t.greeting(firstName)}</p>}
      {isOpen && (
        <>
          {delayedFrom === null && <ClosureLines closures={[closure]} track={words.track(ride)} />}
          <div className={styles.ride} data-takes-place={takesPlace || undefined}>
            <strong>{takesPlace ? t.closed.delayed.ride : t.closed.ride}</strong>
            <p>{words.what(ride)}</p>
            {delayedFrom && <p>{t.closed.delayed.insteadOf(timeText(delayedFrom, zone))}</p>}
          </div>
        </>
      )}
      {/* A refusal that the new state explains is no error; a lost answer that was saved needs no message. */}
      {answering.failure !== null && (isOpen || !answering.isUnsure) && (
        <Alert kind={isOpen ? 'danger' : 'info'}>{answering.failure}</Alert>
      )}
      {isOpen ? (
        <>
          <Deadline shown={shown} />
          <ClosedRideChoices token={token} shown={shown} answering={answering} />
          {takesPlace && <ArrivalCode token={token} />}
        </>
      ) : (
        <ClosedRideEnd shown={shown} isNew={answering.isDone} />
      )}
    </div>
  );
}

/** The deadline for the choice, and what happens after it. */
function Deadline({ shown }: { shown: ShownClosedRide }) {
  const { state, paid, amount, answerUntil, question } = shown;
  const t = usePageTexts(mailedBookingTexts).closed;
  const { language } = useLanguage();
  const { price } = useTexts().common;
  const { zone } = usePark();
  if (question === 'confirm') return <p>{t.delayed.confirm}</p>;
  if (state === 'owed') return <p>{t.owed(price(amount))}</p>;
  const moment = `${longDay(dayOf(answerUntil, zone), language)}, ${timeText(answerUntil, zone)}`;
  return (
    <p>
      <strong>{t.chooseUntil(moment)}</strong>{' '}
      <span className={styles.soft}>{t.otherwise[paid](price(amount))}</span>
    </p>
  );
}
