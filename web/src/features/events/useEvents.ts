import { eventEnded, pastEventDays } from '@cablepark/domain/events/events';
import { noPlaces, type ShownEvent } from '@cablepark/domain/events/places';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { readAnnounced } from './api/readEvents.ts';
import { readPlaces } from './api/readPlaces.ts';

/** The places of events are made of slots. */
export const eventsKey = [...slotKeys.all, 'events'] as const;

/** Events with what is left of their places: those ahead by start, those behind latest first; `all` once read for this account. */
export function useEvents(now: Temporal.Instant) {
  const { zone, shown, features } = usePark();
  const { user } = useAuth();
  const me = user?.id ?? null;
  const inEnglish = features.includes('events');
  const today = dayOf(now, zone).toString();
  const { data, dataUpdatedAt, isPlaceholderData, error, refetch } = useQuery({
    queryKey: [...eventsKey, today, zone, me, inEnglish],
    queryFn: ({ signal }) =>
      readShown({ today: Temporal.PlainDate.from(today), zone, me, inEnglish }, signal),
    // Whoever logs in sees the same events.
    placeholderData: keepPreviousData,
    ...(shown && { initialData: shown, initialDataUpdatedAt: 0 }),
  });
  const ahead = data?.filter(({ event }) => !eventEnded(event, now));
  const behind = data?.filter(({ event }) => eventEnded(event, now)).toReversed();
  // What the server made the page with, and what a visitor saw before the log-in, does not know whose place is whose.
  const all = isPlaceholderData || dataUpdatedAt === 0 ? undefined : data;
  // A page that the server made without its events says so until they are read.
  const failed = error !== null || (data === undefined && shown === null);
  return { ahead, behind, all, failed, refetch };
}

interface Question {
  today: Temporal.PlainDate;
  zone: string;
  me: string | null;
  inEnglish: boolean;
}

async function readShown(
  { today, zone, me, inEnglish }: Question,
  signal: AbortSignal,
): Promise<readonly ShownEvent[]> {
  const from = startOfDay(today.subtract({ days: pastEventDays }), zone);
  const events = await readAnnounced({ from }, inEnglish, signal);
  const ids = events.map(({ id }) => id);
  const places = await readPlaces(ids, me, clock.now(), signal);
  return events.map((event) => ({ event, places: places.get(event.id) ?? noPlaces }));
}
