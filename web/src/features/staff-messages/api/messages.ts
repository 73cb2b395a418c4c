import { deskCalls } from '@cablepark/contract/desk-calls';
import type { MessageRow } from '@cablepark/contract/messages/messages';
import type { MessageState } from '@cablepark/domain/messages/message-states';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';

export const messageKeys = { all: ['messages'] as const };

/** A page of the messages in one state, from 1. */
export function messagesPage(state: MessageState, page: number) {
  return queryOptions({
    queryKey: [...messageKeys.all, state, page],
    queryFn: ({ signal }) => readMessages(state, page, signal),
  });
}

/** GET /messages (Manager up). @throws ApiError, NetworkError, AbortError. */
async function readMessages(state: MessageState, page: number, signal?: AbortSignal) {
  const url = `${deskCalls.messages}?state=${state}&page=${page}`;
  const { data, meta } = await request<MessageRow[]>({ url, signal });
  return { rows: data, total: meta?.filter_count ?? data.length };
}

/** POST /messages/again (Manager up). @throws ApiError FORBIDDEN if it no longer exists; NetworkError. */
export async function sendAgain(message: number): Promise<void> {
  await request({ method: 'POST', url: deskCalls.messagesAgain, body: { message } });
}
