import type { AnswerOf, ListCall } from '@cablepark/contract/call';
import { exchange, type Input } from './exchange.ts';
import { request } from './http.ts';

/** A page of a list, and how many rows the whole list has. @throws like `call`. */
export async function callPage<C extends ListCall>(
  definition: C,
  ...[input]: Input<C>
): Promise<{ rows: AnswerOf<C>; total: number }> {
  const { data, meta } = await exchange(definition, input, request);
  return { rows: data, total: meta?.filter_count ?? data.length };
}
