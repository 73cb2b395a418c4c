import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TimesByTrack } from '../../../booking/times/TimesByTrack.tsx';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { mailedBookingTexts } from '../../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DayNav } from '../../../ui/DayNav.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { closedRidePlaces } from './api/closedRide.ts';
import styles from './ClosedRide.module.css';
import { Confirm, focusOnce } from './Confirm.tsx';
import type { Answering } from './useAnswering.ts';

interface AnotherTimeProps {
  token: string;
  ride: Slot;
  isOpen: boolean;
  answering: Answering;
  onOpen: () => void;
  onBack: () => void;
}

/** Any other time: a day, and its free slots of the same length. */
export function AnotherTime({ isOpen, onOpen, answering, ...props }: AnotherTimeProps) {
  const t = usePageTexts(mailedBookingTexts).closed;
  if (isOpen) return <Places {...props} answering={answering} />;
  return (
    <Button wide className={styles.option} disabled={answering.isPending} onClick={onOpen}>
      <span className={styles.label}>
        <span>{t.anotherTime}</span>
        <span className={styles.hint}>{t.anotherTimeHint}</span>
      </span>
    </Button>
  );
}

function Places({ token, ride, answering, onBack }: Omit<AnotherTimeProps, 'isOpen' | 'onOpen'>) {
  const t = usePageTexts(mailedBookingTexts).closed;
  const { price } = useTexts().common;
  const { zone } = usePark();
  const words = useSlotWords();
  const today = dayOf(useNow(), zone);
  const [chosenDay, setDay] = useState(() => dayOf(ride.start, zone));
  const day = Temporal.PlainDate.compare(chosenDay, today) < 0 ? today : chosenDay;
  const [chosen, setChosen] = useState<Slot | null>(null);
  const { data, error, refetch } = useQuery(closedRidePlaces(token, day));
  if (chosen) {
    return (
      <Confirm
        text={`${t.newTime}\n${words.what(chosen)}`}
        confirmLabel={t.takeTime}
        answer={{ kind: 'slot', slot: chosen.id }}
        answering={answering}
        onBack={() => setChosen(null)}
      />
    );
  }
  return (
    <section className={styles.confirm} aria-label={t.anotherTime} tabIndex={-1} ref={focusOnce}>
      <DayNav day={day} from={today} onDay={setDay} texts={t} />
      {!data && error && <LoadFailure title={t.placesFailed} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height="8rem" />}
      {data?.length === 0 && <p>{t.none}</p>}
      {data && data.length > 0 && (
        <TimesByTrack
          slots={data}
          onChoose={setChosen}
          note={(slot) => (slot.price === ride.price ? null : price(slot.price))}
        />
      )}
      <Button onClick={onBack}>{t.goBack}</Button>
    </section>
  );
}
