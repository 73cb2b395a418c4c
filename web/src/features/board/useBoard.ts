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
import { useStatusOfBoard } from './useStatusOfBoard.ts';

const everyMs = 15_000;
/** Older data counts as stale. */
const staleMs = 45_000;

/** The slots of today and tomorrow as any visitor sees them, even with a session: the screen is public. */
export function useBoard(now: Temporal.Instant): {
  slots: readonly Slot[] | undefined;
  failed: boolean;
  /** Time of stale slots. */
  staleFrom: Temporal.Instant | null;
} {
  const { zone } = usePark();
  const today = dayOf(now, zone);
  const tracks = useTracks() ?? [];
  const range = { from: readFrom(today, zone), to: startOfDay(today.add({ days: 2 }), zone) };
  const queryKey = [...slotKeys.lists, 'board', today.toString(), zone];
  const list = followedSlots(range, { asset: { _in: tracks.map(({ id }) => id) } });
  useStatusOfBoard();
  useLiveReading({ list: tracks.length > 0 ? list : null, queryKey });
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readSlots(range, signal, send),
    // An unattended screen: polls even if the browser considers it hidden.
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
