import { readBoardNamesCall } from '@cablepark/contract/park/board';
import type { BoardName } from '@cablepark/contract/park/board.schema';
import { placeName } from '@cablepark/domain/booking/party';
import { boardSlots } from '@cablepark/domain/closures/board-slots';
import type { Closure } from '@cablepark/domain/closures/closure';
import { groupBy } from '@cablepark/domain/grouping';
import { currentAndNext } from '@cablepark/domain/slots/current-and-next';
import type { Slot } from '@cablepark/domain/slots/slot';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { boardTexts } from '../../i18n/pages/board.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { ApiError } from '../../lib/http/errors.ts';
import { callAsVisitor } from '../../lib/http/exchange.ts';
import { useClosures } from '../../park/closures/useClosures.ts';
import { usePark } from '../../park/ParkProvider.tsx';

const everyMs = 5_000;

export interface BoardNames {
  /** By slot id: names of riders who consented, and places in a group. */
  names: ReadonlyMap<number, string>;
  /** Whether the screen's link has been replaced by another. */
  isOver: boolean;
}

const nobody: ReadonlyMap<number, string> = new Map();

/**
 * Names of the current and next riders, for the park's own screen. The link's key is after the `#`, which no log and no other site sees. A name
 * belongs to the booking that it was loaded for: if a slot's holder changes, all names are loaded again first.
 */
export function useBoardNames(
  slots: readonly Slot[] | undefined,
  now: Temporal.Instant,
  zone: string,
): BoardNames {
  const t = usePageTexts(boardTexts);
  const key = useLocation().hash.slice(1);
  const { tracks = [] } = usePark();
  const closedTracks = new Set(
    tracks.filter(({ status }) => !takesBookings(status, null)).map(({ id }) => id),
  );
  const facts = { closedTracks, closures: useClosures(true), now, zone };
  const heldIds = slots ? heldNow(slots, facts) : [];
  const { data, error } = useQuery({
    queryKey: ['board-names', key, heldIds],
    queryFn: async ({ signal }) => {
      const rows = await callAsVisitor(readBoardNamesCall, { body: { key }, signal });
      return new Map(rows.map((row) => [row.slot, calledBy(row, t.group)]));
    },
    enabled: key !== '' && heldIds.length > 0,
    staleTime: 0,
    gcTime: 0,
    // An invalid key is polled rarely, until somebody opens the new link.
    refetchInterval: ({ state }) => (isRefused(state.error) ? 12 * everyMs : everyMs),
    refetchIntervalInBackground: true,
  });
  return { names: error ? nobody : (data ?? nobody), isOver: isRefused(error) };
}

function calledBy({ name, place }: BoardName, group: string): string {
  return place ? placeName(name ?? group, place) : (name ?? '');
}

function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 403;
}

interface BoardFacts {
  closedTracks: ReadonlySet<number>;
  closures: readonly Closure[];
  now: Temporal.Instant;
  zone: string;
}

/** Slots that need a name. */
function heldNow(slots: readonly Slot[], { closedTracks, closures, now, zone }: BoardFacts): number[] {
  return [...groupBy(slots, ({ track }) => track)]
    .map(([track, each]) => boardSlots(each, { isTrackClosed: closedTracks.has(track), closures, now }))
    .map((each) => currentAndNext(each, now, zone))
    .flatMap(({ current, next }) => [...current, ...next])
    .filter(({ rider }) => rider !== null)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
}
