import type { SeasonStep } from '@cablepark/domain/season/season-steps';
import type { RecordedChange } from '@cablepark/domain/season/undo-days';
import type { Db } from '../../../db/store.ts';

/** What each step of a change did, for its undo; deleted with the next change. */
export interface JournalEntry {
  step: SeasonStep;
  recorded: RecordedChange;
}

/** Consecutive ids: the first and how many. A step's slots are mostly one run. */
type Run = [first: number, count: number];

export async function writeStep(
  db: Db,
  change: number,
  index: number,
  { step, recorded }: JournalEntry,
): Promise<void> {
  await db
    .insertInto('season_step')
    .values({
      change_id: change,
      step: index,
      asset_id: step.track,
      days: JSON.stringify([step.firstDay, step.lastDay]),
      deeds: JSON.stringify({ ...recorded, made: runsOf(recorded.made) }),
    })
    .execute();
}

export async function findStep(db: Db, change: number, index: number): Promise<JournalEntry | null> {
  const row = await db
    .selectFrom('season_step')
    .select(['asset_id', 'days', 'deeds'])
    .where('change_id', '=', change)
    .where('step', '=', index)
    .executeTakeFirst();
  if (!row) return null;
  const [firstDay, lastDay] = JSON.parse(row.days) as [string, string];
  return { step: { track: row.asset_id, firstDay, lastDay }, recorded: readRecorded(row.deeds) };
}

/** A test whether a change has made or repriced a slot. */
export async function findTouched(db: Db, change: number): Promise<(slot: number) => boolean> {
  const rows = await db.selectFrom('season_step').select('deeds').where('change_id', '=', change).execute();
  const slotIds = new Set<number>();
  for (const row of rows) {
    const { made, repriced } = readRecorded(row.deeds);
    for (const id of made) slotIds.add(id);
    for (const { id } of repriced) slotIds.add(id);
  }
  return (slot) => slotIds.has(slot);
}

/** Only the last change can be undone. */
export async function deleteJournals(db: Db): Promise<void> {
  await db.deleteFrom('season_step').execute();
}

function readRecorded(text: string): RecordedChange {
  const { made: runs, ...rest } = JSON.parse(text) as Omit<RecordedChange, 'made'> & { made: Run[] };
  return {
    ...rest,
    made: runs.flatMap(([first, count]) => Array.from({ length: count }, (_, index) => first + index)),
  };
}

function runsOf(ids: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const id of ids.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === id) last[1] += 1;
    else runs.push([id, 1]);
  }
  return runs;
}
