import { eventEnded, type ParkEvent, pastEventDays } from '@cablepark/domain/events';
import { dayOf, startOfDay } from '@cablepark/domain/park-time';
import type { Slot } from '@cablepark/domain/slots';
import { useQuery } from '@tanstack/react-query';
import { readEvents } from '../../api/readEvents.ts';
import { readSlotsById } from '../../api/readSlotsById.ts';
import { usePark } from '../../park/ParkProvider.tsx';

export interface ShownEvent {
  event: ParkEvent;
  /** The event's own slots. */
  slots: readonly Slot[];
}

/** Events with their slots: those ahead by start, those behind latest first; `all` once they are read for this account. */
export function useEvents(now: Temporal.Instant) {
  const { zone, shown } = usePark();
  const today = dayOf(now, zone).toString();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['slots', 'events', today, zone],
    queryFn: ({ signal }) => readShown(Temporal.PlainDate.from(today), zone, signal),
    ...(shown && { initialData: () => withSlots(shown.events, shown.slots), initialDataUpdatedAt: 0 }),
  });
  const ahead = data?.filter(({ event }) => !eventEnded(event, now));
  const behind = data?.filter(({ event }) => eventEnded(event, now)).toReversed();
  // What the server made the page with is what any visitor may see; whose place is whose is read anew.
  const all = dataUpdatedAt > 0 ? data : undefined;
  return { ahead, behind, all, error, refetch };
}

async function readShown(
  today: Temporal.PlainDate,
  zone: string,
  signal: AbortSignal,
): Promise<ShownEvent[]> {
  const events = await readEvents(
    { from: startOfDay(today.subtract({ days: pastEventDays }), zone) },
    signal,
  );
  const slots = await readSlotsById(
    events.flatMap((event) => event.slots),
    signal,
  );
  return withSlots(events, slots);
}

function withSlots(events: readonly ParkEvent[], slots: readonly Slot[]): ShownEvent[] {
  return events.map((event) => {
    const own = new Set(event.slots);
    return { event, slots: slots.filter(({ id }) => own.has(id)) };
  });
}
