import { randomUUID } from 'node:crypto';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { decidePictureMaking } from '@cablepark/domain/content/picture-rules';
import { enforce } from '@cablepark/domain/decision';
import { middle } from '@cablepark/domain/pictures/pictures';
import type { AppContext } from '../../../context.ts';
import { lockLibrary } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { makeFiles } from '../pictures/index.ts';
import { countPictures, insertPicture } from './library.store.ts';

/** Adds a picture to the library. @returns its id. @throws PICTURE_LIMIT, and as `makeFiles` */
export async function uploadPicture(context: AppContext, actor: Actor, upload: Buffer): Promise<string> {
  const { files, ...picture } = await makeFiles(upload);
  const id = randomUUID();
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    await lockLibrary(db, engine);
    enforce(decidePictureMaking(await countPictures(db)));
    const description = { alt_pl: '', alt_en: '', focus_x: middle.x, focus_y: middle.y };
    const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
    await insertPicture(db, { id, ...picture, ...description, ...creation }, files);
    const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
    const { width, height } = picture;
    await writeAudit(transaction, {
      action: 'picture.create',
      subjectId: id,
      after: { width, height, bytes },
    });
  });
  context.library.forget();
  return id;
}
