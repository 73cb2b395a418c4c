import type { Actor } from '@cablepark/domain/accounts/actor';
import { decidePictureChange } from '@cablepark/domain/content/picture-rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { PictureDescription } from '@cablepark/domain/pictures/picture.schema';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { differenceOf, writeAudit } from '../../audit/index.ts';
import { lockPicture, updateDescription } from './library.store.ts';

/** Sets a picture's description and its focal point. @throws FORBIDDEN (no such picture) */
export async function describePicture(
  context: AppContext,
  actor: Actor,
  id: string,
  after: PictureDescription,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const before = await lockPicture(db, engine, id);
    if (!before) throw new ParkError('NOT_FOUND');
    const difference = differenceOf(before, after);
    if (enforce(decidePictureChange(difference !== null)) === 'unchanged') return;
    if (!(await updateDescription(db, id, after))) throw new ParkError('NOT_FOUND');
    await writeAudit(transaction, { action: 'picture.edit', subjectId: id, ...difference });
  });
  context.library.forget();
}
