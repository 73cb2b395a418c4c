import type { MovePreviewRow } from '@cablepark/contract/rides/moves.schema';
import { decideMove } from '@cablepark/domain/booking/desk-rules';
import { closureOf } from '@cablepark/domain/closures/closure';
import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TimesByTrack } from '../../../booking/times/TimesByTrack.tsx';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useClosures } from '../../../park/closures/useClosures.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { Button } from '../../../ui/Button.tsx';
import { DayNav } from '../../../ui/DayNav.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { daySlots } from '../api/deskDay.ts';
import { movePreview } from '../api/movePreview.ts';
import { useDesk } from '../deskContext.ts';
import { deskErrorText } from '../deskOutcomeText.ts';
import type { Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './MoveDialog.module.css';

/** Moves a reservation to another free slot: first the day, then the time on any track. */
export function MoveDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { actions } = useDesk();
  const { zone } = usePark();
  const now = useNow();
  const { slot } = reservation;
  const [day, setDay] = useState(() => dayOf(slot.start, zone));
  const [choice, setChoice] = useState<Slot | null>(null);
  const change = usePriceChange(slot);
  const isOnPass = reservation.payment?.method === 'pass';
  const preview = useQuery(movePreview(isOnPass && choice ? { from: slot.id, to: choice.id } : null));

  const move = () => {
    if (!choice) return;
    onClose();
    void actions.move(reservation, choice);
  };

  return (
    <Dialog open onClose={onClose} title={t.moveTitle}>
      <p className={styles.from}>
        <strong>{words.name(reservation)}</strong>
        <span>{`${t.moveFrom}: ${words.when(slot)}`}</span>
      </p>
      <DayNav
        day={day}
        from={dayOf(now, zone)}
        texts={t}
        onDay={(next) => {
          setDay(next);
          setChoice(null);
        }}
      />
      <FreeTimes reservation={reservation} day={day} now={now} chosen={choice} onChoose={setChoice} />
      {slot.payment !== null &&
        (isOnPass ? <PassNote {...preview} /> : <p className={styles.note}>{t.movePaidNote}</p>)}
      <div className={styles.confirm}>
        <Button
          variant="primary"
          wide
          disabled={choice === null || preview.isError || preview.isLoading}
          onClick={move}
        >
          {choice ? `${t.moveTo(words.place(choice))} (${change(choice)})` : t.moveConfirm}
        </Button>
      </div>
    </Dialog>
  );
}

/** The effect on the pass: its charge or refund, or why it is not valid there. */
function PassNote({ data, error }: Pick<UseQueryResult<MovePreviewRow>, 'data' | 'error'>) {
  const t = useDeskTexts();
  const texts = useTexts();
  if (error) return <Alert kind="danger">{deskErrorText(t.moveFailed, error, texts, t)}</Alert>;
  if (!data || data.left === null) return <p className={styles.note}>{t.movePassNote}</p>;
  const { more, left } = data;
  return <p className={styles.note}>{more === 0 ? t.movePassSame : t.movePassMinutes(more, left)}</p>;
}

interface FreeTimesProps {
  reservation: Reservation;
  day: Temporal.PlainDate;
  now: Temporal.Instant;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
}

function FreeTimes({ reservation, day, now, chosen, onChoose }: FreeTimesProps) {
  const t = useDeskTexts();
  const { zone } = usePark();
  const tracks = useTracks();
  const closures = useClosures();
  const statusOf = (track: number) => tracks?.find(({ id }) => id === track)?.status ?? 'retired';
  const { data, error, isPending, refetch } = useQuery(daySlots(day, zone));
  const change = usePriceChange(reservation.slot);
  if (isPending) return <Skeleton height="12rem" />;
  if (error) return <LoadFailure title={t.slotsFailed} error={error} onRetry={refetch} />;
  const { slot: from } = reservation;
  // Only the server knows whether the rider is erased.
  const free = data.filter(
    (to) =>
      decideMove({
        from,
        to,
        now,
        isRiderErased: false,
        toTrack: statusOf(to.track),
        toClosure: closureOf(to, closures),
      }) === 'ok',
  );
  if (free.length === 0) return <p className={styles.none}>{t.moveNoFree}</p>;
  return (
    <TimesByTrack
      slots={free}
      isChosen={({ id }) => id === chosen?.id}
      onChoose={onChoose}
      note={(slot) => (slot.price === reservation.slot.price ? null : change(slot))}
    />
  );
}

/** The price difference of the other slot, as text. */
function usePriceChange(from: Slot): (to: Slot) => string {
  const t = useDeskTexts();
  const { price } = useTexts().common;
  return (to) => {
    const more = to.price - from.price;
    if (more === 0) return t.moveSamePrice;
    return more > 0 ? t.movePriceUp(price(more)) : t.movePriceDown(price(-more));
  };
}
