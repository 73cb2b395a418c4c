import { accountCollection } from '@cablepark/contract/accounts/accounts';
import type { UserRow } from '@cablepark/contract/accounts/accounts.schema';
import { tidyPhone } from '@cablepark/domain/accounts/contact';
import { queryOptions } from '@tanstack/react-query';
import { idsPerRequest, inChunks } from '../../../lib/http/inChunks.ts';
import type { Filter, ListQuery } from '../../../lib/http/query.ts';
import { readRows } from '../../../lib/http/rows.ts';
import { UsersError } from '../../../lib/http/UsersError.ts';

/** Query keys of accounts. */
export const accountKeys = { all: ['accounts'] } as const;

const fields = ['id', 'email', 'first_name', 'last_name', 'description'] as const;
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
  const filter = userFilter(text);
  if (!filter) return Promise.resolve([]);
  return list({ filter, sort: ['first_name', 'id'], limit: mostFound }, signal);
}

const searchFields = ['first_name', 'last_name', 'email', 'description'] as const;

/** A typed number may have blanks and dashes, which no stored one has. `null`: nothing to search for. */
export function userFilter(text: string): Filter | null {
  const query = text.trim();
  if (query === '') return null;
  const isNumber = /^\+?[\d\s().-]+$/.test(query);
  const words = isNumber ? [tidyPhone(query)] : query.split(/\s+/);
  return { _and: words.map(holding) };
}

function holding(word: string): Filter {
  return { _or: searchFields.map((field) => ({ [field]: { _icontains: word } })) };
}

async function list(query: Omit<ListQuery, 'fields'>, signal: AbortSignal | undefined): Promise<RiderRow[]> {
  return (await readRows(accountCollection, { ...query, fields }, signal)).data;
}
