import type { MessageState } from '@cablepark/domain/messages/message-states';
import type { Selectable } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { OutboxTable } from '../../../db/tables/message-tables.ts';
import type { Message } from '../../outbox/index.ts';

export function stateOf({ outcome }: Pick<Selectable<OutboxTable>, 'outcome'>): MessageState {
  return outcome ?? 'waiting';
}

/** Waiting messages in the order of sending, the rest newest first. */
export async function listMessages(
  db: Db,
  state: MessageState,
  { page, perPage }: { page: number; perPage: number },
) {
  const messagesQuery = db
    .selectFrom('outbox')
    // A push only repeats a mail, so the list omits it.
    .where('push_to', 'is', null)
    .$if(state === 'waiting', (query) => query.where('ended_at', 'is', null))
    .$if(state !== 'waiting', (query) => query.where('outcome', '=', state as 'sent'));
  const { total } = await messagesQuery
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await messagesQuery
    .leftJoin('account', 'account.id', 'outbox.account_id')
    .selectAll('outbox')
    .select(['account.email', 'account.first_name', 'account.last_name'])
    .orderBy(state === 'waiting' ? 'outbox.due_at' : 'outbox.ended_at', state === 'waiting' ? 'asc' : 'desc')
    .orderBy('outbox.id', state === 'waiting' ? 'asc' : 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { total, rows };
}

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>['rows'][number];

/** Locks a message until the transaction ends; null if there is none. */
export async function lockMessage(db: Db, engine: Store['engine'], id: number): Promise<Message | null> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}
