import type { Actor } from '@cablepark/domain/accounts/actor';
import type { ContentName } from '@cablepark/domain/content/content-names';
import { decideContentChange } from '@cablepark/domain/content/content-rules';
import type { ContentOf, StandingContent } from '@cablepark/domain/content/contents.schema';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { arePicturesKnown, picturesIn } from '@cablepark/domain/pictures/pictures';
import type { AppContext } from '../../../context.ts';
import { lockLibraryPictures } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { differenceOf, writeAudit } from '../../audit/index.ts';
import { checkLooks } from '../looks/index.ts';
import { findContents, insertVersion } from './content.store.ts';
import { concernsOurs, followOurs, lockFacts, orOurs } from './follow-ours.ts';

/**
 * Writes the next version of a content. A legal text that follows ours is written as ours.
 * @param edited the version that its author edited
 * @returns the current version. @throws CONTENT_CHANGED if another change was faster, INVALID_FOREIGN_KEY (a picture), UNREADABLE_COLOURS
 */
export async function changeContent<Name extends ContentName>(
  context: AppContext,
  actor: Actor,
  name: Name,
  { edited, content: draft }: { edited: number; content: ContentOf<Name> },
): Promise<StandingContent<Name>> {
  const currentVersion = await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const moment = { now, zone: context.config.zone };
    const facts = concernsOurs(name) ? await lockFacts(context, transaction) : null;
    const contents = await findContents(db);
    const before = contents[name];
    const content = orOurs(name, draft, { contents, facts, moment });
    const difference = differenceOf({ ...before.content }, { ...content });
    const decision = decideContentChange({
      edited,
      standing: before.version,
      isDifferent: difference !== null,
      arePicturesKnown: arePicturesKnown(content, await lockLibraryPictures(db, engine, picturesIn(content))),
    });
    if (enforce(decision) === 'unchanged') return before;
    if (name === 'looks') await checkLooks(db, content as ContentOf<'looks'>);
    const version = before.version + 1;
    const row = { name, version, content, created_at: now.epochMilliseconds, created_by: actor.id };
    if (!(await insertVersion(db, row))) throw new ParkError('CONTENT_CHANGED');
    // Our terms mention what the price list sells, so update them.
    if (facts) await followOurs(db, facts, moment);
    await writeAudit(transaction, { action: 'content.edit', subjectId: name, ...difference });
    return { version, content };
  });
  context.pageContents.forget();
  return currentVersion;
}
