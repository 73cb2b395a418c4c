import { ownChoiceCalls } from '@cablepark/contract/accounts/own-account';
import { unsubscribeCall } from '@cablepark/contract/messages/messages';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { callAsVisitor } from '../../../lib/http/exchange.ts';

export type OwnChoice = keyof typeof ownChoiceCalls;

/** GET /users/me/reminders and similar: this account's setting. */
export function choiceOf(account: string, topic: OwnChoice) {
  return queryOptions({
    queryKey: ['choices', account, topic],
    queryFn: async ({ signal }) => (await call(ownChoiceCalls[topic].read, { signal })).wanted,
  });
}

/** PATCH /users/me/reminders and similar. */
export async function choose(topic: OwnChoice, isOn: boolean): Promise<void> {
  await call(ownChoiceCalls[topic].choose, { body: { wanted: isOn } });
}

/** POST /unsubscribe with a mail's token, with or without a session. @throws ApiError 403 for an invalid link; NetworkError. */
export async function unsubscribe(token: string): Promise<void> {
  await callAsVisitor(unsubscribeCall, { query: { token } });
}
