import { accountCollection } from '@cablepark/contract/accounts/accounts';
import type { UserRow } from '@cablepark/contract/accounts/accounts.schema';
import { queryOptions } from '@tanstack/react-query';
import { idsPerRequest, inChunks } from '../../../lib/http/inChunks.ts';
import type { ListQuery } from '../../../lib/http/query.ts';
import { readRows } from '../../../lib/http/rows.ts';
import { UsersError } from '../../../lib/http/UsersError.ts';

/** Query keys of accounts. */
export const accountKeys = { all: ['accounts'] } as const;

const fields = ['id', 'email', 'first_name', 'last_name', 'description', 'status'] as const;
/** The staff's fields of an account: `description` holds the phone (SPEC.md §3). */
export type RiderRow = Pick<UserRow, (typeof fields)[number]>;

/** GET /users by id, without deleted accounts. @throws UsersError, AbortError. */
export async function readUsers(ids: readonly string[], signal?: AbortSignal): Promise<RiderRow[]> {
  try {
    return await inChunks(ids, idsPerRequest.uuid, (chunk) =>
      list({ filter: { id: { _in: chunk } }, limit: idsPerRequest.uuid }, signal),
    );
  } catch (cause) {
    throw signal?.aborted ? cause : new UsersError(cause);
  }
}

/** The most results that are useful before typing another letter. */
const mostFound = 20;

/** The accounts that match a search. */
export function foundUsers(text: string) {
  return queryOptions({
    queryKey: [...accountKeys.all, 'found', text],
    queryFn: ({ signal }) => findUsers(text, signal),
  });
}

/** The accounts with these ids. */
export function namedUsers(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...accountKeys.all, 'names', ids],
    queryFn: ({ signal }) => readUsers(ids, signal),
  });
}

/** GET /users whose names, e-mail or phone contain every word of `text`. @throws ApiError, NetworkError, AbortError. */
function findUsers(text: string, signal?: AbortSignal): Promise<RiderRow[]> {
  const search = text.trim();
  if (search === '') return Promise.resolve([]);
  return list({ search, sort: ['first_name', 'id'], limit: mostFound }, signal);
}

async function list(query: Omit<ListQuery, 'fields'>, signal: AbortSignal | undefined): Promise<RiderRow[]> {
  return (await readRows(accountCollection, { ...query, fields }, signal)).data;
}
