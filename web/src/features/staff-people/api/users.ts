import { accountCollection, changeAccountCall } from '@cablepark/contract/accounts/accounts';
import type { AcceptedTerms, UserRow } from '@cablepark/contract/accounts/accounts.schema';
import type { Role } from '@cablepark/domain/accounts/permissions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import type { ListQuery } from '../../../lib/http/query.ts';
import { readPage } from '../../../lib/http/readPage.ts';
import { accountKeys } from './readUsers.ts';

/** An account with an Admin's fields. */
export type ListedAccount = UserRow & AcceptedTerms;

const fields = ['*', 'terms_version', 'privacy_version'] as const;

export interface AccountQuestion {
  /** Words of a name, an e-mail or a phone; empty for everybody. */
  text: string;
  role: Role | null;
  /** From 1. */
  page: number;
}

export const accountsPerPage = 50;

/** A page of the accounts. */
export function accountsPage(question: AccountQuestion) {
  return queryOptions({
    queryKey: [...accountKeys.all, question],
    queryFn: ({ signal }) => readAccounts(question, signal),
  });
}

/** GET /users, by name, one page and the total. @throws ApiError, NetworkError, AbortError. */
function readAccounts(
  question: AccountQuestion,
  signal?: AbortSignal,
): Promise<{ rows: ListedAccount[]; total: number }> {
  const query = {
    ...accountFilter(question),
    fields,
    sort: ['first_name', 'email', 'id'],
    limit: accountsPerPage,
    page: question.page,
  };
  return readPage(accountCollection, query, signal);
}

function accountFilter({ text, role }: Omit<AccountQuestion, 'page'>): Pick<ListQuery, 'search' | 'filter'> {
  const search = text.trim();
  return { ...(search !== '' && { search }), ...(role && { filter: { role: { _eq: role } } }) };
}

/** The fields that an Admin changes. */
export interface AccountEdit {
  role?: Role;
  status?: 'active' | 'blocked';
  email?: string;
}

/** PATCH /users/{id} (Admin). @throws ApiError FORBIDDEN for the last Admin and for deleted accounts; NetworkError. */
export async function changeAccount(id: string, body: AccountEdit): Promise<void> {
  await call(changeAccountCall, { params: { id }, body: { ...body } });
}
