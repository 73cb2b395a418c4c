import type { SeasonUndoFacts } from '@cablepark/domain/season/season-rules';
import { boundsOf } from '@cablepark/domain/time/day-range';
import type { Db } from '../../../db/store.ts';
import { findTouched } from './journal.store.ts';
import { findLastChange, type SeasonChange } from './season-changes.store.ts';

/** The facts for the rule on undoing. */
export async function findUndoFacts(db: Db, change: SeasonChange): Promise<SeasonUndoFacts> {
  const { id, state } = change;
  if (state === 'applying' || state === 'undoing') return { isBusy: true, isLast: true, taken: [] };
  const isLast = state === 'done' && (await findLastChange(db))?.id === id;
  return { isBusy: false, isLast, taken: isLast ? await findTaken(db, change) : [] };
}

/** The slots that the change made or repriced and that are booked or edited since, by id. */
async function findTaken(db: Db, { id, reach }: SeasonChange): Promise<number[]> {
  const last = reach.tracks.reduce((latest, { lastDay }) => (lastDay > latest ? lastDay : latest), '');
  if (last === '') return [];
  const isTouched = await findTouched(db, id);
  // One more day on either side covers every time zone.
  const range = {
    from: Temporal.PlainDate.from(reach.firstDay).subtract({ days: 1 }),
    to: Temporal.PlainDate.from(last).add({ days: 1 }),
  };
  const { fromMs, toMs } = boundsOf(range, 'UTC');
  const rows = await db
    .selectFrom('slot')
    .select('id')
    .where('start_at', '>=', fromMs)
    .where('start_at', '<', toMs)
    .where((eb) => eb.or([eb('booked_by', 'is not', null), eb('planned', '=', 0)]))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id).filter(isTouched);
}
