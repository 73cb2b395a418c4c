import { deskCalls } from '@cablepark/contract/desk-calls';
import { readSeasonRow, type SeasonChangeRow, type SeasonState } from '@cablepark/contract/park/season';
import type { Season } from '@cablepark/domain/season/season.schema';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';

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
      const { data } = await request<SeasonState>({ url: deskCalls.season, signal });
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
    queryFn: async ({ signal }): Promise<SeasonChangeRow> =>
      (await request<SeasonChangeRow>({ url: deskCalls.seasonChange(id), signal })).data,
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : pollMs),
  });
}

export function isRunning(change: SeasonChangeRow | null | undefined): boolean {
  return change?.state === 'applying' || change?.state === 'undoing';
}
