import { randomUUID } from 'node:crypto';
import type { Actor } from '@cablepark/domain/accounts/actor';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { deleteUnusedFiles, insertFile } from './files.store.ts';
import { makePicture } from './picture.ts';

/** Unused pictures are deleted after this time. An Editor whose form is still open uploads the picture again. */
const unusedMs = 7 * 24 * 60 * 60_000;

export interface FileRow {
  id: string;
  type: string;
  width: number;
  height: number;
}

/** Stores an uploaded picture. @throws as `makePicture` */
export async function keepPicture(context: AppContext, actor: Actor, upload: Buffer): Promise<FileRow> {
  const { content, ...picture } = await makePicture(upload);
  const file = { id: randomUUID(), ...picture };
  await inTransaction(context, actor, async (transaction) => {
    const creation = { created_at: transaction.now.epochMilliseconds, created_by: actor.id };
    await insertFile(transaction.db, { ...file, content, ...creation });
    await writeAudit(transaction, {
      action: 'file.create',
      subjectId: file.id,
      after: { ...picture, bytes: content.length },
    });
  });
  return file;
}

/** Deletes pictures without an event or obstacle: replaced ones, those of deleted events, and unsaved uploads. */
export async function forgetUnusedPictures(context: AppContext): Promise<void> {
  await deleteUnusedFiles(context.store.db, context.clock.now().epochMilliseconds - unusedMs);
}
