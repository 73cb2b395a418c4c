import type { Actor } from '@cablepark/domain/accounts/actor';
import { ValidationFailed } from '@cablepark/domain/errors';
import { mergeContent, type ParkContent, type ParkContentPatch } from '@cablepark/domain/park/content';
import { contentFaults } from '@cablepark/domain/park/content.schema';
import { weatherFaults } from '@cablepark/domain/weather/weather-settings.schema';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { differenceOf, writeAudit } from '../../audit/index.ts';
import { followOurs } from '../content/index.ts';
import { lockContent, updateContent } from '../settings/index.ts';
import { withSeasonWeek } from './park-settings.ts';

/**
 * Changes the park's settings. Of two concurrent changes each keeps the parts that only the other one changes.
 * @returns all settings. @throws FAILED_VALIDATION for contradictory limits.
 */
export async function changeContent(
  context: AppContext,
  actor: Actor,
  patch: ParkContentPatch,
): Promise<ParkContent> {
  const content = await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const before = await lockContent(db, engine, now.epochMilliseconds);
    const after = mergeContent(before, patch);
    const faults = [...contentFaults(after), ...weatherFaults(after.weather)];
    if (faults.length > 0) throw new ValidationFailed(faults);
    if (!differenceOf(before, after)) return before;
    await updateContent(db, after, now.epochMilliseconds);
    const { analyticsId, zone } = context.config;
    await followOurs(db, { park: after, analytics: analyticsId !== null }, { now, zone });
    const difference = differenceOf(withoutSetup(before), withoutSetup(after));
    if (difference) await writeAudit(transaction, { action: 'park.edit', subjectId: 1, ...difference });
    return after;
  });
  context.parkSettings.forget();
  context.pageContents.forget();
  return await withSeasonWeek(context.store.db, content, { clock: context.clock, zone: context.config.zone });
}

/** The audit log omits the owner's progress in the setup. */
function withoutSetup({ setup: _setup, ...content }: ParkContent): Omit<ParkContent, 'setup'> {
  return content;
}
