import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { TimesByTrack } from '../../../booking/times/TimesByTrack.tsx';
import { useSlotMutation } from '../../../booking/useSlotMutation.ts';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownMoveTexts } from '../../../i18n/pages/own-move.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { stayHere } from '../../../page/useRouteFocus.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { DayNav } from '../../../ui/DayNav.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { slotsOfDay } from './api/rideToMove.ts';
import styles from './MoveRide.module.css';
import { NoMove } from './NoMove.tsx';
import { shownDay } from './shownDay.ts';
import { useMovable } from './useMovable.ts';
import { useMoving } from './useMoving.tsx';

interface ChooseSlotProps {
  /** The ride. */
  slot: Slot;
  isHeld: boolean;
  onMoved: (slot: Slot) => void;
}

/** The ride, a day, and its free slots of the same length. A click on one asks. */
export function ChooseSlot({ slot, isHeld, onMoved }: ChooseSlotProps) {
  const t = usePageTexts(ownMoveTexts);
  const words = useSlotWords();
  const { zone } = usePark();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const day = shownDay(params.get('day'), { ride: dayOf(slot.start, zone), today: dayOf(now, zone) });
  const { whyNot, isOpen } = useMovable(slot, isHeld, now);
  if (whyNot) return <NoMove why={whyNot} />;
  const showDay = (next: Temporal.PlainDate) =>
    setParams({ slot: String(slot.id), day: next.toString() }, { replace: true, state: stayHere });
  return (
    <>
      <section className={styles.ride} aria-label={t.now}>
        <strong>{t.now}</strong>
        <p className={styles.slot}>{words.what(slot)}</p>
      </section>
      <p>{t.choose(slot.minutes)}</p>
      <DayNav day={day} from={dayOf(now, zone)} onDay={showDay} texts={t} />
      <FreeSlots ride={slot} day={day} isOpen={isOpen} onMoved={onMoved} />
    </>
  );
}

interface FreeSlotsProps {
  ride: Slot;
  day: Temporal.PlainDate;
  isOpen: (slot: Slot) => boolean;
  onMoved: (slot: Slot) => void;
}

function FreeSlots({ ride, day, isOpen, onMoved }: FreeSlotsProps) {
  const t = usePageTexts(ownMoveTexts);
  const { price } = useTexts().common;
  const { zone } = usePark();
  const { data, error, isPending, refetch } = useQuery(slotsOfDay(day, zone));
  const { run } = useSlotMutation();
  const move = useMoving(run);
  if (isPending) return <Skeleton height="12rem" />;
  if (!data) return <LoadFailure title={t.slotsFailed} error={error} onRetry={refetch} />;
  const open = data.filter(isOpen);
  if (open.length === 0) return <p className={styles.none}>{t.none}</p>;
  const noteOf = ({ price: cents }: Slot) => {
    if (cents === ride.price) return null;
    return cents > ride.price ? t.up(price(cents - ride.price)) : t.down(price(ride.price - cents));
  };
  const choose = async (to: Slot) => {
    if (await move(ride, to)) onMoved({ ...to, rider: ride.rider });
  };
  return <TimesByTrack slots={open} onChoose={(to) => void choose(to)} note={noteOf} />;
}
