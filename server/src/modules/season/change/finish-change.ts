import type { Season } from '@cablepark/domain/season/season.schema';
import type { Db } from '../../../db/store.ts';
import { writeAudit } from '../../audit/index.ts';
import { setRelease } from '../season.store.ts';
import { advanceChange, type SeasonChange } from './season-changes.store.ts';

/** After the last step: sets the last released days, and writes the audit log. */
export async function finishChange(db: Db, change: SeasonChange, nowMs: number): Promise<void> {
  const isUndone = change.state === 'undoing';
  for (const { track, until, lastDay } of change.reach.tracks) {
    await setRelease(db, track, isUndone ? until : lastDay);
  }
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const [before, after] = [shortOf(change.before), shortOf(change.after)];
  const actor = { id: isUndone ? (change.undo?.by ?? change.createdBy) : change.createdBy };
  await writeAudit(
    { db, actor, now },
    {
      action: isUndone ? 'season.undo' : 'season.change',
      subjectId: change.id,
      before: isUndone ? after : before,
      after: { ...(isUndone ? before : after), slots: nonZeroCounts(change) },
    },
  );
  await advanceChange(db, change, { state: isUndone ? 'undone' : 'done' }, nowMs);
}

/** A short form of a season: its plans by name and days, and how far ahead it opens. */
function shortOf({ plans, release }: Season) {
  return {
    plans: plans.map(({ name, firstDay, lastDay }) => `${name} (${firstDay}/${lastDay})`),
    ...release,
  };
}

/** Omits kinds without any. */
function nonZeroCounts({ counts }: SeasonChange) {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
