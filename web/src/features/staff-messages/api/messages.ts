import { listMessagesCall, sendAgainCall } from '@cablepark/contract/messages/messages';
import type { MessageState } from '@cablepark/domain/messages/message-states';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { callPage } from '../../../lib/http/callPage.ts';

export const messageKeys = { all: ['messages'] as const };

/** GET /messages (Manager up): a page of those in one state, from 1. */
export function messagesPage(state: MessageState, page: number) {
  return queryOptions({
    queryKey: [...messageKeys.all, state, page],
    queryFn: ({ signal }) => callPage(listMessagesCall, { query: { state, page }, signal }),
  });
}

/** POST /messages/again (Manager up). @throws ApiError FORBIDDEN if it no longer exists; NetworkError. */
export async function sendAgain(message: number): Promise<void> {
  await call(sendAgainCall, { body: { message } });
}
