import type { Slot } from '@cablepark/domain/slots/slot';
import { queryOptions } from '@tanstack/react-query';
import { readSlotsById } from '../../../booking/api/readSlotsById.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { readUsers } from '../../staff-people/api/readUsers.ts';
import { riderOf } from '../rider.ts';
import { type HistoryFact, type HistoryQuestion, readHistory } from './readHistory.ts';

/** A page of the history with its slots and riders; deleted ones are missing. */
export interface HistoryPageData {
  rows: readonly HistoryFact[];
  total: number;
  slots: Readonly<Record<number, Slot>>;
  riders: Readonly<Record<string, Rider>>;
}

/** @param withOurs requests the fields that only our server has */
export function historyPage(question: HistoryQuestion, withOurs: boolean) {
  const { to, action, page } = question;
  return queryOptions({
    queryKey: [...slotKeys.all, 'history', to.toString(), action, page, withOurs],
    queryFn: ({ signal }) => readHistoryPage(question, withOurs, signal),
  });
}

/** @throws ApiError, NetworkError, AbortError. */
async function readHistoryPage(
  question: HistoryQuestion,
  withOurs: boolean,
  signal?: AbortSignal,
): Promise<HistoryPageData> {
  const { rows, total } = await readHistory(question, withOurs, signal);
  const [slots, users] = await Promise.all([
    readSlotsById([...new Set(rows.map(({ slotId }) => slotId))], signal),
    readUsers([...new Set(rows.flatMap(({ userId, actorId = userId }) => [userId, actorId]))], signal),
  ]);
  return {
    rows,
    total,
    slots: Object.fromEntries(slots.map((slot) => [slot.id, slot])),
    riders: Object.fromEntries(users.map((row) => [row.id, riderOf(row)])),
  };
}
