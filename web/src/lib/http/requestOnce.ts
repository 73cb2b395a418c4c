import type { AnswerOf, Call } from '@cablepark/contract/call';
import { ApiError } from './errors.ts';
import { exchange, type Input } from './exchange.ts';
import { request } from './http.ts';
import type { Answer, HttpCall, Sender } from './send.ts';

/** Idempotency keys of calls with an unknown outcome, by call. */
const pendingKeys = new Map<string, string>();
/** The call behind an error. */
const callOf = new WeakMap<object, string>();

/**
 * Sends a call that moves money, rides or passes with an idempotency key. The same call after a lost response reuses the key, so it runs once.
 * After a response it gets a new key.
 */
export async function requestOnce(call: HttpCall, sender: Sender = request): Promise<Answer<unknown>> {
  const callKey = JSON.stringify([call.method, call.url, call.body]);
  const key = pendingKeys.get(callKey) ?? crypto.randomUUID();
  pendingKeys.set(callKey, key);
  try {
    const answer = await sender({ ...call, headers: { ...call.headers, 'Idempotency-Key': key } });
    pendingKeys.delete(callKey);
    return answer;
  } catch (error) {
    if (isRefusal(error)) pendingKeys.delete(callKey);
    else callOf.set(error as Error, callKey);
    throw error;
  }
}

/** Whether the call itself was refused, so that no earlier try of it was done. A lost session (401) or a limit (429) comes before it. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.code !== '' && error.status < 500 && ![401, 429].includes(error.status)
  );
}

/** The same for a call of the contract: `data` of its answer. @throws like `call`. */
export async function callOnce<C extends Call>(definition: C, ...[input]: Input<C>): Promise<AnswerOf<C>> {
  return (await exchange(definition, input, requestOnce)).data;
}

/**
 * Drops the key of a lost call that a read found done, so the same call is a new one. Otherwise it would get the first response, whose effect may
 * be undone by now.
 */
export function settleCall(error: unknown): void {
  const callKey = callOf.get(error as Error);
  if (callKey !== undefined) pendingKeys.delete(callKey);
}
