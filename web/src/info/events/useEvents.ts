import { eventEnded, type ParkEvent } from '@cablepark/domain/events';
import { dayOf, startOfDay } from '@cablepark/domain/park-time';
import type { Slot } from '@cablepark/domain/slots';
import { useQuery } from '@tanstack/react-query';
import { readEvents } from '../../api/readEvents.ts';
import { readSlotsById } from '../../api/readSlotsById.ts';
import { usePark } from '../../park/ParkProvider.tsx';

/** How far back the page looks for events to remember. */
const pastDays = 90;

export interface ShownEvent {
  event: ParkEvent;
  /** The event's own slots. */
  slots: readonly Slot[];
}

/** Events with their slots: those ahead by start, those behind latest first. */
export function useEvents(now: Temporal.Instant) {
  const { zone } = usePark();
  const today = dayOf(now, zone).toString();
  const { data, error, refetch } = useQuery({
    queryKey: ['slots', 'events', today, zone],
    queryFn: ({ signal }) => readShown(Temporal.PlainDate.from(today), zone, signal),
  });
  const ahead = data?.filter(({ event }) => !eventEnded(event, now));
  const behind = data?.filter(({ event }) => eventEnded(event, now)).toReversed();
  return { ahead, behind, error, refetch };
}

async function readShown(
  today: Temporal.PlainDate,
  zone: string,
  signal: AbortSignal,
): Promise<ShownEvent[]> {
  const events = await readEvents({ from: startOfDay(today.subtract({ days: pastDays }), zone) }, signal);
  const slots = await readSlotsById(
    events.flatMap((event) => event.slots),
    signal,
  );
  return events.map((event) => {
    const own = new Set(event.slots);
    return { event, slots: slots.filter(({ id }) => own.has(id)) };
  });
}
