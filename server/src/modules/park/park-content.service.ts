import type { Actor } from '@cablepark/domain/booking/rules';
import { ValidationFailed } from '@cablepark/domain/errors';
import { mergeContent, type ParkContent, type ParkContentPatch } from '@cablepark/domain/park/content';
import { contentFaults } from '@cablepark/domain/park/content.schema';
import type { Park } from '../../context.ts';
import { writeAudit } from '../audit/audit.store.ts';
import { differenceOf } from '../audit/difference.ts';
import { holdContent, updateContent } from './park-content.store.ts';

/**
 * Changes what the park says of itself; two Admins at once each keep the other's part.
 * @returns all of it. @throws FAILED_VALIDATION where limits contradict each other.
 */
export async function changeContent(park: Park, actor: Actor, patch: ParkContentPatch): Promise<ParkContent> {
  const nowMs = park.clock.now().epochMilliseconds;
  const content = await park.store.db.transaction().execute(async (db) => {
    const before = await holdContent(db, park.store.engine, nowMs);
    const after = mergeContent(before, patch);
    const faults = contentFaults(after);
    if (faults.length > 0) throw new ValidationFailed(faults);
    const change = differenceOf(before, after);
    if (!change) return before;
    await updateContent(db, after, nowMs);
    await writeAudit(db, {
      actor: actor.id,
      action: 'park.edit',
      subject: 'Park',
      subjectId: 1,
      ...change,
      nowMs,
    });
    return after;
  });
  park.content.forget();
  return content;
}
