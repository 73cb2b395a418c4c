import { deskCalls } from '@cablepark/contract/desk-calls';
import {
  type SeasonChangeRequest,
  type SeasonCounts,
  type SeasonPreviewRequest,
  type SeasonPreviewRow,
  writeSeasonRow,
} from '@cablepark/contract/park/season';
import type { Season } from '@cablepark/domain/season/season.schema';
import { request } from '../../../lib/http/http.ts';

/** The changes of a plan: POST /season/previews (Editor). @throws ApiError FAILED_VALIDATION with `field`; NetworkError. */
export async function previewSeason(season: Season, refill: boolean): Promise<SeasonPreviewRow> {
  const body: SeasonPreviewRequest = { season: writeSeasonRow(season), refill };
  return (await request<SeasonPreviewRow>({ method: 'POST', url: deskCalls.seasonPreviews, body })).data;
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
  const body: SeasonChangeRequest = { ...order, season: writeSeasonRow(season) };
  return (await request<{ id: number }>({ method: 'POST', url: deskCalls.seasonChanges, body })).data.id;
}

/** POST /season/changes/{id}/undo (Editor). @throws ApiError SLOT_BOOKED, SEASON_BUSY, SEASON_CHANGED; NetworkError. */
export async function undoSeasonChange(id: number): Promise<void> {
  await request({ method: 'POST', url: deskCalls.seasonUndo(id) });
}
