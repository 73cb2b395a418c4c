import { randomUUID } from 'node:crypto';
import type { Actor } from '@cablepark/domain/accounts/actor';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { makeLogo } from './logo.ts';
import { deleteUnusedLogos, insertLogo } from './looks.store.ts';

/** An Admin who keeps the page open that long sends the logo anew. */
const unusedMs = 7 * 24 * 60 * 60_000;

/** Keeps a logo of what was uploaded; it is the park's once the looks name it. @throws as `makeLogo` */
export async function keepLogo(context: AppContext, actor: Actor, upload: Buffer) {
  const { content, ...picture } = await makeLogo(upload);
  const logo = { id: randomUUID(), ...picture };
  await inTransaction(context, actor, async (transaction) => {
    const created = { created_at: transaction.now.epochMilliseconds, created_by: actor.id };
    await insertLogo(transaction.db, { ...logo, content, ...created });
    const after = { ...picture, bytes: content.length };
    await writeAudit(transaction, { action: 'file.create', subjectId: logo.id, after });
  });
  return logo;
}

/** Those that were sent and never saved; what stands in an old version of the looks can be put back. */
export async function forgetUnusedLogos(context: AppContext): Promise<void> {
  await deleteUnusedLogos(context.store.db, context.clock.now().epochMilliseconds - unusedMs);
}
