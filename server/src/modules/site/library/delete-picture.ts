import type { Actor } from '@cablepark/domain/accounts/actor';
import { decidePictureDeletion, type PictureInUse } from '@cablepark/domain/content/picture-rules';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { findContents } from '../content/index.ts';
import { deletePictureRow, lockPicture } from './library.store.ts';
import { findUses } from './picture-uses.ts';

/** Deletes an unused picture with its files. @throws PICTURE_IN_USE naming where it is, FORBIDDEN (no such picture) */
export async function deletePicture(context: AppContext, actor: Actor, id: string): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const before = await lockPicture(db, engine, id);
    if (!before) throw new ParkError('NOT_FOUND');
    // Read after the lock, so that it sees concurrent uses.
    const usesOf = await findUses(db, await findContents(db));
    enforce(decidePictureDeletion(usesOf(id)), inUseError);
    if (!(await deletePictureRow(db, id))) throw new ParkError('NOT_FOUND');
    await writeAudit(transaction, { action: 'picture.delete', subjectId: id, before });
  });
  context.library.forget();
}

function inUseError({ code, pages, events, tracks }: Refusal & Partial<PictureInUse>): ParkError | undefined {
  return pages && new ParkError(code, { extensions: { pages, events, tracks } });
}
