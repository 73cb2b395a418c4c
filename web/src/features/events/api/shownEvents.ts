import type { OpenTimes } from '@cablepark/contract/park/event-places';
import { pastEventDays } from '@cablepark/domain/events/events';
import { noPlaces } from '@cablepark/domain/events/places';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { clock } from '../../../lib/time/clock.ts';
import { readAnnounced } from './readEvents.ts';
import { readPlaces } from './readPlaces.ts';

/** Places of events are derived from slots: a booking makes them stale. */
export const shownEventsKey = [...slotKeys.all, 'events'] as const;

interface Question {
  today: Temporal.PlainDate;
  zone: string;
  me: string | null;
  inEnglish: boolean;
  times: OpenTimes;
}

/** The page's events with their remaining places. */
export function shownEvents(question: Question) {
  const { today, zone, me, inEnglish, times } = question;
  return queryOptions({
    queryKey: [...shownEventsKey, today.toString(), zone, me, inEnglish, times],
    queryFn: ({ signal }) => readShown(question, signal),
  });
}

async function readShown(
  { today, zone, me, inEnglish, times }: Question,
  signal: AbortSignal,
): Promise<readonly ShownEvent[]> {
  const from = startOfDay(today.subtract({ days: pastEventDays }), zone);
  const events = await readAnnounced({ from }, inEnglish, signal);
  const ids = events.map(({ id }) => id);
  const places = await readPlaces(ids, { me, now: clock.now(), times }, signal);
  return events.map((event) => ({ event, places: places.get(event.id) ?? noPlaces }));
}
