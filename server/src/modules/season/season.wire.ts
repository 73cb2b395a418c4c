import { writeSeasonRow } from '@cablepark/contract/season/season';
import type { SeasonChangeRow, SeasonState } from '@cablepark/contract/season/season.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { decideSeasonUndo } from '@cablepark/domain/season/season-rules';
import type { Db } from '../../db/store.ts';
import { findLastChange, type SeasonChange } from './change/season-changes.store.ts';
import { findUndoFacts } from './change/undo-facts.ts';
import { findReleases, findSeason } from './season.store.ts';

/** The season in the form of GET /season. */
export async function readSeasonState(db: Db): Promise<SeasonState> {
  const { season, version } = await findSeason(db);
  const change = await findLastChange(db);
  const releases = (await findReleases(db)).flatMap(({ track, until }) =>
    until === null ? [] : [{ asset: track, until }],
  );
  return {
    season: writeSeasonRow(season),
    version,
    released: releases,
    change: change && (await writeChangeRow(db, change)),
  };
}

/** A change in the form of GET /season/changes/{id}. */
export async function writeChangeRow(db: Db, change: SeasonChange): Promise<SeasonChangeRow> {
  const { id, state, cursor, steps, expected, counts } = change;
  const decision = decideSeasonUndo(await findUndoFacts(db, change));
  return {
    id,
    state,
    cursor,
    steps,
    expected,
    counts,
    date_created: writeWireMs(change.createdAtMs),
    undo: (typeof decision === 'string' ? decision : decision.code) as SeasonChangeRow['undo'],
  };
}
