import { randomUUID } from 'node:crypto';
import type { Actor } from '@cablepark/domain/booking/rules';
import type { Park } from '../../context.ts';
import { writeAudit } from '../audit/audit.store.ts';
import { deleteUnusedFiles, insertFile } from './files.store.ts';
import { makePicture } from './picture.ts';

/** An Editor who keeps a form open that long starts the picture anew. */
const unusedMs = 7 * 24 * 60 * 60_000;

export interface FileRow {
  id: string;
  type: string;
  width: number;
  height: number;
}

/** Keeps a picture of what was uploaded. @throws as `makePicture` */
export async function keepPicture(park: Park, actor: Actor, upload: Buffer): Promise<FileRow> {
  const { content, ...picture } = await makePicture(upload);
  const file = { id: randomUUID(), ...picture };
  const nowMs = park.clock.now().epochMilliseconds;
  await park.store.db.transaction().execute(async (db) => {
    await insertFile(db, { ...file, content, created_at: nowMs, created_by: actor.id });
    await writeAudit(db, {
      actor: actor.id,
      action: 'file.create',
      subject: 'File',
      subjectId: file.id,
      after: { ...picture, bytes: content.length },
      nowMs,
    });
  });
  return file;
}

/** Pictures that no event shows: replaced ones, those of deleted events, and uploads that were never saved. */
export async function forgetUnusedPictures(park: Park): Promise<void> {
  await deleteUnusedFiles(park.store.db, park.clock.now().epochMilliseconds - unusedMs);
}
