import { defaultContent, mergeContent, type ParkContent } from '@cablepark/domain/park/content';
import type { Db, Store } from '../../db/store.ts';

/** The table holds one row, or none while the park has said nothing. */
const onlyRow = 1;

/** What a later version asks for and the row does not have yet keeps its default. */
export async function findContent(db: Db): Promise<ParkContent> {
  const row = await db
    .selectFrom('park_content')
    .select('content')
    .where('id', '=', onlyRow)
    .executeTakeFirst();
  return row ? fromStored(row.content) : defaultContent;
}

/** What a park that starts from nothing says of itself; of several servers that start at once the first one's stays. */
export async function insertFirstContent(db: Db, content: ParkContent, nowMs: number): Promise<void> {
  await db
    .insertInto('park_content')
    .values({ id: onlyRow, content: JSON.stringify(content), updated_at: nowMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The content for a change: its row is there afterwards, and on PostgreSQL kept until the transaction ends. */
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
