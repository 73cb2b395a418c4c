import { writeSeasonRow } from '@cablepark/contract/season/season';
import type { SeasonPreviewRow } from '@cablepark/contract/season/season.schema';
import {
  changeSeasonCall,
  previewSeasonCall,
  undoSeasonChangeCall,
} from '@cablepark/contract/season/season-calls';
import type { SeasonCounts } from '@cablepark/contract/season/season-kinds';
import type { Season } from '@cablepark/domain/season/season.schema';
import { call } from '../../../lib/http/call.ts';

/** The changes of a plan: POST /season/previews (Editor). @throws ApiError FAILED_VALIDATION with `field`; NetworkError. */
export function previewSeason(season: Season, refill: boolean): Promise<SeasonPreviewRow> {
  return call(previewSeasonCall, { body: { season: writeSeasonRow(season), refill } });
}

export interface Order {
  season: Season;
  refill: boolean;
  /** Version of the season that the author has seen. */
  version: number;
  /** The counts of the preview. */
  expected: SeasonCounts;
}

/**
 * Starts applying a plan: POST /season/changes (Editor).
 * @returns the change's id. @throws ApiError SEASON_BUSY, SEASON_CHANGED, FAILED_VALIDATION; NetworkError.
 */
export async function changeSeason({ season, ...order }: Order): Promise<number> {
  const body = { ...order, season: writeSeasonRow(season) };
  return (await call(changeSeasonCall, { body })).id;
}

/** POST /season/changes/{id}/undo (Editor). @throws ApiError SLOT_BOOKED, SEASON_BUSY, SEASON_CHANGED; NetworkError. */
export async function undoSeasonChange(id: number): Promise<void> {
  await call(undoSeasonChangeCall, { params: { id } });
}
