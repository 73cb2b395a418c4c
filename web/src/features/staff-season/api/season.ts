import { readSeasonRow } from '@cablepark/contract/season/season';
import type { SeasonChangeRow, SeasonState } from '@cablepark/contract/season/season.schema';
import { readSeasonCall, readSeasonChangeCall } from '@cablepark/contract/season/season-calls';
import type { Season } from '@cablepark/domain/season/season.schema';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

export const seasonKeys = {
  state: ['season'] as const,
  /** Includes the state: an undone change runs a second time. */
  change: (id: number, state: string) => ['season', 'change', id, state] as const,
};

/** The server's season; money is grosze. */
export interface KnownSeason extends Omit<SeasonState, 'season'> {
  season: Season;
}

/** GET /season (Editor). */
export function seasonState() {
  return queryOptions({
    queryKey: seasonKeys.state,
    queryFn: async ({ signal }): Promise<KnownSeason> => {
      const data = await call(readSeasonCall, { signal });
      return { ...data, season: readSeasonRow(data.season) };
    },
  });
}

/** The polling interval of a running change (ms). */
const pollMs = 1000;

/** GET /season/changes/{id} of the running change, polled every second until it ends. */
export function seasonChange(last: SeasonChangeRow | null) {
  const id = last?.id ?? 0;
  return queryOptions({
    queryKey: seasonKeys.change(id, last?.state ?? ''),
    queryFn: ({ signal }) => call(readSeasonChangeCall, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : pollMs),
  });
}

export function isRunning(change: SeasonChangeRow | null | undefined): boolean {
  return change?.state === 'applying' || change?.state === 'undoing';
}
