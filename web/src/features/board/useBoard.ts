import type { Slot } from '@cablepark/domain/slots/slot';
import { readFrom } from '@cablepark/domain/slots/upcoming';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { readSlots } from '../../booking/api/readSlots.ts';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { send } from '../../lib/http/send.ts';
import { ofDevice } from '../../lib/time/ofDevice.ts';
import { followedSlots } from '../../live/followedLists.ts';
import { useLiveReading } from '../../live/useLiveReading.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTracks } from '../../park/useTracks.ts';

const everyMs = 15_000;
/** What is older is told of as such. */
const staleMs = 45_000;

/** The slots of today and tomorrow as any visitor sees them, whoever is logged in: a screen stands where all can read it. */
export function useBoard(now: Temporal.Instant): {
  slots: readonly Slot[] | undefined;
  failed: boolean;
  /** From when the slots are, where that is too long ago. */
  staleFrom: Temporal.Instant | null;
} {
  const { zone } = usePark();
  const today = dayOf(now, zone);
  const tracks = useTracks() ?? [];
  const range = { from: readFrom(today, zone), to: startOfDay(today.add({ days: 2 }), zone) };
  const queryKey = [...slotKeys.lists, 'board', today.toString(), zone];
  const list = followedSlots(range, { asset: { _in: tracks.map(({ id }) => id) } });
  useLiveReading({ list: tracks.length > 0 ? list : null, queryKey });
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readSlots(range, signal, send),
    // Nobody touches this screen: it goes on whatever happens, also where the browser believes itself hidden.
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    placeholderData: (last) => last,
  });
  const readAt = ofDevice(dataUpdatedAt);
  const isStale = dataUpdatedAt > 0 && now.epochMilliseconds - readAt.epochMilliseconds > staleMs;
  return {
    slots: data,
    failed: isError,
    staleFrom: isStale ? readAt : null,
  };
}
