import type { AnswerOf, Call } from '@cablepark/contract/call';
import { exchange, type Input } from './exchange.ts';
import { request } from './http.ts';

/**
 * Sends a call of the contract with the session's token, and returns `data` of its answer.
 * @throws ApiError, RefreshError, NetworkError, AbortError.
 */
export async function call<C extends Call>(definition: C, ...[input]: Input<C>): Promise<AnswerOf<C>> {
  return (await exchange(definition, input, request)).data;
}
