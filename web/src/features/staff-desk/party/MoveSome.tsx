import { findPlaces } from '@cablepark/domain/booking/party';
import type { Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DayNav } from '../../../ui/DayNav.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { daySlots } from '../api/deskDay.ts';
import { useDesk } from '../deskContext.ts';
import type { Reservation } from '../reservations.ts';
import { useDeskFacts } from '../useDeskFacts.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import type { SlotMove } from './api/moveTogether.ts';
import styles from './Party.module.css';
import { partyTexts } from './party.texts.ts';
import { instantOf } from './usePlaces.ts';

interface MoveSomeProps {
  /** In the order of riding, which they keep. */
  rides: readonly Reservation[];
  onDone: () => void;
}

/** Moves rides to the first free slots from a time on; what they leave counts as free. */
export function MoveSome({ rides, onDone }: MoveSomeProps) {
  const t = useStaffPageTexts(partyTexts);
  const desk = useDeskTexts();
  const { zone } = usePark();
  const now = useNow();
  const [first] = rides;
  const [day, setDay] = useState(() => dayOf(first?.slot.start ?? now, zone));
  const [from, setFrom] = useState(() => (first ? timeText(first.slot.start, zone) : ''));
  const { data, error, isPending, refetch } = useQuery(daySlots(day, zone));
  return (
    <section className={styles.move} aria-label={t.move(rides.length)}>
      <DayNav day={day} from={dayOf(now, zone)} texts={desk} onDay={setDay} />
      <Field label={t.from} type="time" value={from} onChange={(event) => setFrom(event.target.value)} />
      {isPending && <Skeleton height="6rem" />}
      {error && <LoadFailure title={t.slotsFailed} error={error} onRetry={refetch} />}
      {data && <Proposal rides={rides} slots={data} from={instantOf(from, day, zone)} onDone={onDone} />}
    </section>
  );
}

function Proposal({
  rides,
  slots,
  from,
  onDone,
}: MoveSomeProps & { slots: readonly Slot[]; from: Temporal.Instant | null }) {
  const t = useStaffPageTexts(partyTexts);
  const words = useReservationWords();
  const { actions } = useDesk();
  const facts = useDeskFacts();
  const onTracks = facts.tracks.map(({ id }) => id);
  const leftSlots = new Set(rides.map(({ slot }) => slot.id));
  const open = slots.map((slot) => (leftSlots.has(slot.id) ? { ...slot, rider: null } : slot));
  const targets = from === null ? [] : findPlaces(open, { people: rides.length, from, onTracks, facts });
  const pairs = rides.flatMap(({ slot }, index): SlotMove[] => {
    const to = slots.find(({ id }) => id === targets[index]?.id);
    return to ? [{ from: slot, to }] : [];
  });
  const moves = pairs.filter(({ from: old, to }) => old.id !== to.id);
  if (targets.length < rides.length)
    return <Alert kind="warning">{t.missing(targets.length, rides.length)}</Alert>;
  const move = async () => {
    if (await actions.moveTogether(moves)) onDone();
  };
  return (
    <>
      <ul className={styles.moves}>
        {pairs.map(({ from: old, to }) => (
          <li key={old.id}>{`${words.place(old)} → ${words.place(to)}`}</li>
        ))}
      </ul>
      <Button variant="primary" wide disabled={moves.length === 0} onClick={() => void move()}>
        {t.move(rides.length)}
      </Button>
    </>
  );
}
