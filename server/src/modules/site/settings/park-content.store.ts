import { defaultContent, mergeContent, type ParkContent } from '@cablepark/domain/park/content';
import type { Db, Store } from '../../../db/store.ts';

/** The table holds one row, or none before the first change. */
const onlyRow = 1;

/** A field that a later version added has its default until the row contains it. */
export async function findContent(db: Db): Promise<ParkContent> {
  const row = await db
    .selectFrom('park_content')
    .select('content')
    .where('id', '=', onlyRow)
    .executeTakeFirst();
  return row ? fromStored(row.content) : defaultContent;
}

/** Inserts the settings of a new park. If several servers start at once, the first one wins. */
export async function insertFirstContent(db: Db, content: ParkContent, nowMs: number): Promise<void> {
  await db
    .insertInto('park_content')
    .values({ id: onlyRow, content: JSON.stringify(content), updated_at: nowMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The content for a change: creates its row if missing, and locks it on PostgreSQL until the transaction ends. */
export async function lockContent(db: Db, engine: Store['engine'], nowMs: number): Promise<ParkContent> {
  await insertFirstContent(db, defaultContent, nowMs);
  const { content } = await db
    .selectFrom('park_content')
    .select('content')
    .where('id', '=', onlyRow)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  return fromStored(content);
}

export async function updateContent(db: Db, content: ParkContent, nowMs: number): Promise<void> {
  await db
    .updateTable('park_content')
    .set({ content: JSON.stringify(content), updated_at: nowMs })
    .where('id', '=', onlyRow)
    .execute();
}

function fromStored(json: string): ParkContent {
  return mergeContent(defaultContent, JSON.parse(json) as Partial<ParkContent>);
}
