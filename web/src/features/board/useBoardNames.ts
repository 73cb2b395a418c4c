import { type BoardName, boardNamesCall } from '@cablepark/contract/park/board';
import { groupBy } from '@cablepark/domain/grouping';
import { currentAndNext } from '@cablepark/domain/slots/current-and-next';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ApiError } from '../../lib/http/errors.ts';
import { send } from '../../lib/http/send.ts';

const everyMs = 5_000;

export interface BoardNames {
  /** By the ids of slots: of those who let the board name them. */
  names: ReadonlyMap<number, string>;
  /** Whether the screen's link has been given up for another. */
  isOver: boolean;
}

const nobody: ReadonlyMap<number, string> = new Map();

/**
 * The names of who rides and who is next, on the park's own screen: its link has a key behind the `#`, which no server's log and no other site
 * gets to read. A name is shown for just the holding that it was read for: where another slot is held, all are read again first.
 */
export function useBoardNames(
  slots: readonly Slot[] | undefined,
  now: Temporal.Instant,
  zone: string,
): BoardNames {
  const key = useLocation().hash.slice(1);
  const held = slots ? heldNow(slots, now, zone) : [];
  const { data, error } = useQuery({
    queryKey: ['board-names', key, held],
    queryFn: async ({ signal }) => {
      const { data } = await send<BoardName[]>({
        method: 'POST',
        url: boardNamesCall,
        body: { key },
        signal,
      });
      return new Map(data.map(({ slot, name }) => [slot, name]));
    },
    enabled: key !== '' && held.length > 0,
    staleTime: 0,
    gcTime: 0,
    // A key that is good no more is seldom asked about: until somebody opens the new link.
    refetchInterval: ({ state }) => (isRefused(state.error) ? 12 * everyMs : everyMs),
    refetchIntervalInBackground: true,
  });
  return { names: error ? nobody : (data ?? nobody), isOver: isRefused(error) };
}

function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** The slots that have a name to show. */
function heldNow(slots: readonly Slot[], now: Temporal.Instant, zone: string): number[] {
  const onTrack = groupBy(slots, ({ track }) => track);
  return [...onTrack.values()]
    .map((each) => currentAndNext(each, now, zone))
    .flatMap(({ current, next }) => [...current, ...next])
    .filter(({ rider }) => rider !== null)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
}
