import type { AnnouncedEvent } from '@cablepark/domain/events/events';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { differenceOf, writeAudit } from '../audit/index.ts';
import { writeEvent } from './event-row.ts';
import { updateEventTimes } from './events.store.ts';

/** Moves a locked event to the new times of its places. */
export async function setEventTimes(
  transaction: TransactionContext,
  event: AnnouncedEvent,
  { start, end }: Pick<AnnouncedEvent, 'start' | 'end'>,
): Promise<void> {
  const facts = { ...event, nameEn: event.nameEn ?? null, descriptionEn: event.descriptionEn ?? null };
  const difference = differenceOf(writeEvent(facts), writeEvent({ ...facts, start, end }));
  if (difference === null) return;
  await updateEventTimes(transaction.db, event.id, {
    start_at: start.epochMilliseconds,
    end_at: end?.epochMilliseconds ?? null,
  });
  await writeAudit(transaction, { action: 'event.edit', subjectId: event.id, ...difference });
}
