import { randomUUID } from 'node:crypto';
import type { Actor } from '@cablepark/domain/accounts/actor';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { makeLogo } from './logo.ts';
import { deleteUnusedLogos, insertLogo } from './looks.store.ts';

/** Unused logos are deleted after this time. An Admin whose page is still open uploads the logo again. */
const unusedMs = 7 * 24 * 60 * 60_000;

/** Stores an uploaded logo; the park uses it once the looks name it. @throws as `makeLogo` */
export async function keepLogo(context: AppContext, actor: Actor, upload: Buffer) {
  const { content, ...picture } = await makeLogo(upload);
  const logo = { id: randomUUID(), ...picture };
  await inTransaction(context, actor, async (transaction) => {
    const creation = { created_at: transaction.now.epochMilliseconds, created_by: actor.id };
    await insertLogo(transaction.db, { ...logo, content, ...creation });
    const after = { ...picture, bytes: content.length };
    await writeAudit(transaction, { action: 'file.create', subjectId: logo.id, after });
  });
  return logo;
}

/** Deletes logos that no version of the looks names; an old version can be restored. */
export async function forgetUnusedLogos(context: AppContext): Promise<void> {
  await deleteUnusedLogos(context.store.db, context.clock.now().epochMilliseconds - unusedMs);
}
